import {getTranslations} from 'next-intl/server'

import type {Locale} from '@/lib/i18n/locales'
import {studioPath} from '@/lib/urls/areas'

import {MessagePage} from './message-page'

/** The home page of an empty dataset. */
export async function EmptyDataset({locale}: {locale: Locale}) {
  const t = await getTranslations({locale, namespace: 'emptyDataset'})
  return (
    <MessagePage title={t('title')} text={t('text')}>
      <a className="button" data-variant="secondary" href={studioPath}>
        {t('studio')}
      </a>
    </MessagePage>
  )
}
