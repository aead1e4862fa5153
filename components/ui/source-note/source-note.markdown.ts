import {formatMonth} from '@/lib/i18n/dates'
import type {MarkdownContext} from '@/lib/seo/markdown/context'

import {sourceText} from './source-text'

/** Where facts come from, and in which month that was true, as plain words. */
export function sourceWords(
  {source, asOf}: {source?: string | null; asOf?: string | null},
  {locale, t}: MarkdownContext,
): string {
  return sourceText(source, asOf ? t('text.asOf', {month: formatMonth(locale, asOf)}) : '')
}
