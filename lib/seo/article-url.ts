import {pageHref} from '../i18n/paths'
import type {Article} from '../sanity/articles'
import {absoluteUrl} from './absolute-url'

/** The whole address that stands for an article: the one its editor names as the original, or where its text is at home. */
export function articleUrl({content, language}: Pick<Article, 'content' | 'language'>): string {
  return absoluteUrl(content.canonicalPath ?? pageHref(language, content.path))
}
