import {formatMonth} from '@/lib/i18n/dates'
import type {MarkdownContext} from '@/lib/seo/markdown/context'

/** Joins a source and its date as sentences, whether or not the editor ended the first with a full stop. */
export function sourceText(source: string | null | undefined, dated: string): string {
  return [source?.replace(/([^.!?])$/, dated ? '$1.' : '$1'), dated].filter(Boolean).join(' ')
}

/** The source of facts and the month they were checked, as plain text. */
export function sourceNoteText(
  {source, asOf}: {source?: string | null; asOf?: string | null},
  {locale, t}: MarkdownContext,
): string {
  return sourceText(source, asOf ? t('text.asOf', {month: formatMonth(locale, asOf)}) : '')
}
