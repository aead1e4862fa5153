import type {TokenLabels} from '@/components/scene/sentence/tokens'
import type {Translator} from '@/lib/i18n/messages'

/** The labels of tokens in the translator's language. */
export function tokenLabels(t: Translator): TokenLabels {
  return {
    name: t('scene.tokenName'),
    amount: t('scene.tokenAmount'),
    date: t('scene.tokenDate'),
    email: t('scene.tokenEmail'),
    phone: t('scene.tokenPhone'),
    number: t('scene.tokenNumber'),
  }
}
