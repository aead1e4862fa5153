import {getTranslations} from 'next-intl/server'

import type {TokenLabels} from '@/components/scene/sentence/tokens'
import type {Locale} from '@/lib/i18n/locales'

/** Reads the labels of tokens in the language of the page. */
export async function tokenLabels(locale: Locale): Promise<TokenLabels> {
  const t = await getTranslations({locale, namespace: 'scene'})
  return {
    name: t('tokenName'),
    amount: t('tokenAmount'),
    date: t('tokenDate'),
    email: t('tokenEmail'),
    phone: t('tokenPhone'),
    number: t('tokenNumber'),
  }
}
