import {getTranslations} from 'next-intl/server'

import type {Locale} from '@/lib/i18n/locales'
import {pageHref, searchPath} from '@/lib/urls/paths'
import {queryParameter} from '@/lib/urls/request-names'

import {MessagePage} from './message-page'

/** The search page while the Content Lake is down. */
export async function SearchUnavailable({locale, query}: {locale: Locale; query: string}) {
  const t = await getTranslations({locale, namespace: 'search'})
  const again = new URLSearchParams({[queryParameter]: query})
  return (
    <main>
      <MessagePage title={t('unavailable.title')} text={t('away.text')}>
        <a
          className="button"
          data-variant="secondary"
          href={`${pageHref(locale, searchPath)}?${again}`}
        >
          {t('away.again')}
        </a>
      </MessagePage>
    </main>
  )
}
