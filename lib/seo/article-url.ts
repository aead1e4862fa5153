import type {ArticleContent} from '../content/types'
import type {Locale} from '../i18n/locales'
import {allowedHref} from '../routing/links'
import {pageHref} from '../routing/paths'
import {absoluteUrl} from './absolute-url'

interface Written {
  content: Pick<ArticleContent, 'canonicalPath' | 'path'>
  language: Locale
}

/** Canonical URL of an article: the one that its editor set, or its own. */
export function articleUrl({content, language}: Written): string {
  return absoluteUrl(allowedHref(content.canonicalPath) ?? pageHref(language, content.path))
}
