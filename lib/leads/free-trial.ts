import en from '../../messages/en.json'
import fr from '../../messages/fr.json'
import type {Locale} from '../i18n/locales'
import type {LeadFormKind} from './limits'
import {freeTrialSource, type PopupSource} from './sources'

/** Marks free-trial requests for admins; the same in every language. */
const tag = '[Free trial request]'

const defaults: Record<Locale, string> = {en: en.leadForm.freeTrial, fr: fr.leadForm.freeTrial}

/** The message to store: free-trial requests are tagged and never empty. */
export function storedMessage(
  message: string,
  {source, locale}: {source: LeadFormKind | PopupSource; locale: Locale},
): string {
  return source === freeTrialSource ? `${tag} ${message || defaults[locale]}` : message
}
