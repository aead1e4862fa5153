import {getTranslations} from 'next-intl/server'
import type {ReactNode} from 'react'

import {Icon} from '@/components/ui/icon/icon'
import type {Locale} from '@/lib/i18n/locales'
import {pageHref, searchPath, queryParameter} from '@/lib/urls/paths'

function key(words: ReactNode) {
  return <kbd>{words}</kbd>
}

interface Props {
  locale: Locale
  /** The query. */
  query?: string | undefined
  /** Unique on its page. */
  id: string
}

/** The search form. Without `maxlength`, so that a query that is too long is kept and explained. */
export async function SearchForm({locale, query, id}: Props) {
  const t = await getTranslations({locale, namespace: 'search'})
  return (
    <search>
      <form className="field" action={pageHref(locale, searchPath)}>
        <label htmlFor={id}>{t('label')}</label>
        <div className="control stack">
          <Icon name="search" />
          <input
            id={id}
            type="search"
            name={queryParameter}
            defaultValue={query}
            required
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby={`${id}-hint`}
          />
          <button className="button" data-variant="primary">
            {t('submit')}
          </button>
        </div>
        <p className="hint" id={`${id}-hint`}>
          {t('hint')} <span className="keys">{t.rich('keys', {key})}</span>
        </p>
      </form>
    </search>
  )
}
