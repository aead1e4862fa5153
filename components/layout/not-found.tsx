import {getTranslations} from 'next-intl/server'

import type {Locale} from '@/lib/i18n/locales'
import {homePath, pageHref} from '@/lib/routing/paths'

import {MessagePage} from './message-page'

/** The page for unknown addresses. */
export async function NotFoundContent({locale}: {locale: Locale}) {
  const t = await getTranslations({locale, namespace: 'notFound'})
  return (
    <MessagePage title={t('message')} text={t('text')}>
      <a className="button" data-variant="secondary" href={pageHref(locale, homePath)}>
        {t('home')}
      </a>
    </MessagePage>
  )
}
