import {twinPath} from '../../routing/addresses'
import {type Locale, localeNames, locales} from '../../i18n/locales'
import {markdownHref} from '../../routing/paths'
import {absoluteUrl} from '../absolute-url'
import type {MarkdownContext} from './context'
import {list, paragraph, quote, stack} from './write'

type Twins = Parameters<typeof twinPath>[0]

interface Summarized {
  summary: string
  /** May not be the reader's. */
  language: Locale
  twins: Twins
}

function translation(language: Locale, twins: Twins): string {
  const path = twinPath(twins, language)
  return path
    ? paragraph({text: localeNames[language], href: absoluteUrl(markdownHref(language, path))})
    : ''
}

/** What a document says of itself: a sentence or two, the page it is of, its language, and its translations. */
export function preface(
  {summary, language, twins}: Summarized,
  {url, t}: Pick<MarkdownContext, 'url' | 't'>,
): string {
  const translations = locales
    .filter((other) => other !== language)
    .map((other) => translation(other, twins))
  return stack(
    quote(paragraph(summary)),
    list(
      t('markdown.page', {address: `<${url}>`}),
      t('markdown.language', {language: localeNames[language]}),
      ...translations.map((link) => link && t('markdown.translation', {link})),
    ),
  )
}
