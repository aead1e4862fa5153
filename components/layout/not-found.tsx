import {getTranslations} from 'next-intl/server'

import type {Locale} from '@/lib/i18n/locales'
import type {NearPage} from '@/lib/search/nearest'
import {homePath, pageHref} from '@/lib/urls/paths'

import {MessagePage} from './message-page'
import {NearPages} from './near-pages'

interface Props {
  locale: Locale
  /** Pages of which those near to the address are suggested. */
  pages: NearPage[]
}

/** The page for unknown addresses. */
export async function NotFoundContent({locale, pages}: Props) {
  const t = await getTranslations({locale, namespace: 'notFound'})
  return (
    <MessagePage title={t('message')} text={t('text')}>
      <NearPages pages={pages} title={t('near')} />
      <a className="button" data-variant="secondary" href={pageHref(locale, homePath)}>
        {t('home')}
      </a>
    </MessagePage>
  )
}
