import {formatMonth} from '@/lib/i18n/dates'
import type {MarkdownContext} from '@/lib/seo/markdown/context'

import {sourceText} from './source-text'

/** The source of facts and the month they were checked, as plain text. */
export function sourceNoteText(
  {source, asOf}: {source?: string | null; asOf?: string | null},
  {locale, t}: MarkdownContext,
): string {
  return sourceText(source, asOf ? t('text.asOf', {month: formatMonth(locale, asOf)}) : '')
}
