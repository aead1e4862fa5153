import 'server-only'
import {createHash} from 'node:crypto'

import type {Locale} from '../i18n/locales'
import {plainText} from '../sanity/plain-text'
import type {RichTextContent} from '../sanity/types'
import {consentField} from './fields'

const shape = /^\d{4}-\d{2}-\d{2} [\da-f]{64}$/

/**
 * Version of the text beside a form: the UTC day of its page's last change, by which the Studio's history finds it, and
 * the SHA-256 of its words as shown.
 */
export function consentVersion(text: RichTextContent, locale: Locale, changedAt: string): string {
  const hash = createHash('sha256').update(plainText(text, locale)).digest('hex')
  return `${changedAt.slice(0, 10)} ${hash}`
}

/** The version that a form names, of which only the shape is checked: the text may have changed since it was shown. */
export function shownConsent(data: FormData): string | undefined {
  const version = data.get(consentField)
  return typeof version === 'string' && shape.test(version) ? version : undefined
}
