import {twinPath} from '../i18n/addresses'
import {type Locale, localeNames, locales} from '../i18n/locales'
import {markdownHref} from '../i18n/paths'
import {absoluteUrl} from '../seo/absolute-url'
import type {MarkdownContext} from './context'
import {list, paragraph, quote, stack} from './write'

type Twins = Parameters<typeof twinPath>[0]

function translation(language: Locale, twins: Twins): string {
  const path = twinPath(twins, language)
  return path
    ? paragraph({text: localeNames[language], href: absoluteUrl(markdownHref(language, path))})
    : ''
}

/** What a document says of itself: a sentence or two, the page it is of, its language, and its translations. */
export function preface(summary: string, twins: Twins, {locale, url, t}: MarkdownContext): string {
  const translations = locales
    .filter((language) => language !== locale)
    .map((language) => translation(language, twins))
  return stack(
    quote(paragraph(summary)),
    list(
      t('markdown.page', {address: `<${url}>`}),
      t('markdown.language', {language: localeNames[locale]}),
      ...translations.map((link) => link && t('markdown.translation', {link})),
    ),
  )
}
