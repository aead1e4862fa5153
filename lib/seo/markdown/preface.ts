import {languages, type Locale, locales} from '../../i18n/locales'
import {translationPath} from '../../urls/document-paths'
import {markdownHref} from '../../urls/paths'
import {absoluteUrl} from '../urls'
import type {MarkdownContext} from './context'
import {list, paragraph, quote, stack} from './write'

interface Summarized {
  summary: string
  /** May differ from the reader's language. */
  language: Locale
  translations: Parameters<typeof translationPath>[0]
}

/** Introduction of a document: summary, page, language and translations. */
export function preface(
  {summary, language, translations}: Summarized,
  {url, t}: Pick<MarkdownContext, 'url' | 't'>,
): string {
  const others = locales.flatMap((other) => {
    const path = other !== language && translationPath(translations, other)
    if (!path) return []
    const href = absoluteUrl(markdownHref(other, path))
    return t('markdown.translation', {link: paragraph({text: languages[other].name, href})})
  })
  return stack(
    quote(paragraph(summary)),
    list(
      t('markdown.page', {address: `<${url}>`}),
      t('markdown.language', {language: languages[language].name}),
      ...others,
    ),
  )
}
