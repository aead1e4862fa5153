import {getTranslations} from 'next-intl/server'
import type {ReactNode} from 'react'
import {styled} from 'styled-components'

import {Button} from '@/components/ui/button/button'
import {Icon} from '@/components/ui/icon/icon'
import type {Locale} from '@/lib/i18n/locales'
import {pageHref, searchPath, queryParameter} from '@/lib/urls/paths'

const Root = styled.form`
  max-width: 46rem;

  .control {
    position: relative;
    grid-template-columns: 1fr auto;
  }

  .control .icon {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 0.875rem;
    color: var(--ink-soft);
    pointer-events: none;
    translate: 0 -50%;
  }

  .control > input {
    min-height: 3.5rem;
    padding-inline-start: 2.75rem;
    background: var(--sheet);
    appearance: none;
  }

  .control .button {
    min-height: 3.5rem;
  }

  .hint {
    font-size: 0.9375rem;
    line-height: 1.45;
  }

  /* Shortcuts need a keyboard and script. */
  .keys {
    display: none;
  }

  @media (scripting: enabled) and (hover: hover) and (width >= 48rem) {
    .keys {
      display: block;
    }
  }
`

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
      <Root className="field" action={pageHref(locale, searchPath)}>
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
          <Button>{t('submit')}</Button>
        </div>
        <p className="hint" id={`${id}-hint`}>
          {t('hint')} <span className="keys">{t.rich('keys', {key})}</span>
        </p>
      </Root>
    </search>
  )
}
