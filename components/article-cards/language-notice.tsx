import {getTranslations} from 'next-intl/server'

import {Callout} from '@/components/ui/callout/callout'
import type {Locale} from '@/lib/i18n/locales'

/** Notice, in the language of the page, that what follows is in English. */
export async function LanguageNotice({locale}: {locale: Locale}) {
  const t = await getTranslations({locale, namespace: 'blog'})
  return (
    <Callout>
      <p>{t('englishOnly')}</p>
    </Callout>
  )
}
