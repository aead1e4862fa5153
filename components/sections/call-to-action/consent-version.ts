import 'server-only'
import {createHash} from 'node:crypto'

import type {Locale} from '@/lib/i18n/locales'
import {plainText} from '@/lib/sanity/plain-text'
import type {RichTextContent} from '@/lib/sanity/types'

/**
 * Version of the text beside a form: the UTC day of its page's last change, by which the Studio's history finds it, and
 * the SHA-256 of its words as shown.
 */
export function consentVersion(text: RichTextContent, locale: Locale, changedAt: string): string {
  const hash = createHash('sha256').update(plainText(text, locale)).digest('hex')
  return `${changedAt.slice(0, 10)} ${hash}`
}
