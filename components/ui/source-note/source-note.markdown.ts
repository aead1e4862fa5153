import {formatMonth} from '@/lib/i18n/dates'
import type {MarkdownContext} from '@/lib/seo/markdown/context'

/** The source of facts and the month they were checked, as plain text. */
export function sourceNoteText(
  {source, asOf}: {source?: string | null; asOf?: string | null},
  {locale, t}: Pick<MarkdownContext, 'locale' | 't'>,
): string {
  const dated = asOf && t('text.asOf', {month: formatMonth(locale, asOf)})
  // A source before a date ends with a full stop, which editors may have left out.
  return [dated ? source?.replace(/([^.!?])$/, '$1.') : source, dated].filter(Boolean).join(' ')
}
