import type {ArticleContent} from '../content/types'
import type {Locale} from '../i18n/locales'
import {pageHref} from '../routing/paths'
import {absoluteUrl} from './absolute-url'

interface Written {
  content: Pick<ArticleContent, 'canonicalPath' | 'path'>
  /** The language it is written in. */
  language: Locale
}

/** The whole address that stands for an article: the one its editor names as the original, or where its text is at home. */
export function articleUrl({content, language}: Written): string {
  return absoluteUrl(content.canonicalPath ?? pageHref(language, content.path))
}
