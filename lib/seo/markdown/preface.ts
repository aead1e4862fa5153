import {languages, type Locale, locales} from '../../i18n/locales'
import {translationPath} from '../../urls/document-paths'
import {markdownHref} from '../../urls/paths'
import {absoluteUrl} from '../urls'
import type {MarkdownContext} from './context'
import {list, paragraph, quote, stack} from './write'

type Translations = Parameters<typeof translationPath>[0]

interface Summarized {
  summary: string
  /** May differ from the reader's language. */
  language: Locale
  translations: Translations
}

function translation(language: Locale, translations: Translations): string {
  const path = translationPath(translations, language)
  return path
    ? paragraph({text: languages[language].name, href: absoluteUrl(markdownHref(language, path))})
    : ''
}

/** Introduction of a document: summary, page, language and translations. */
export function preface(
  {summary, language, translations}: Summarized,
  {url, t}: Pick<MarkdownContext, 'url' | 't'>,
): string {
  const links = locales
    .filter((other) => other !== language)
    .map((other) => translation(other, translations))
  return stack(
    quote(paragraph(summary)),
    list(
      t('markdown.page', {address: `<${url}>`}),
      t('markdown.language', {language: languages[language].name}),
      ...links.map((link) => link && t('markdown.translation', {link})),
    ),
  )
}
