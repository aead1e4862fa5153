import type {Locale} from '../i18n/locales'
import {messages} from '../i18n/messages'
import type {LeadFormKind} from './fields'
import {freeTrialSource, type PopupSource} from './sources'

/** Marks free-trial requests for admins; the same in every language. */
const tag = '[Free trial request]'

/** The message to store: free-trial requests are tagged and never empty. */
export function storedMessage(
  message: string,
  {source, locale}: {source: LeadFormKind | PopupSource; locale: Locale},
): string {
  return source === freeTrialSource
    ? `${tag} ${message || messages[locale].leadForm.freeTrial}`
    : message
}
