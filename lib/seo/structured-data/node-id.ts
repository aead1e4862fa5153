import {defaultLocale} from '../../i18n/locales'
import {homePath, pageHref} from '../../urls/paths'
import {absoluteUrl} from '../urls'

/** Fragment of a node's id. */
type PageNode = 'article' | 'articles' | 'blog' | 'breadcrumb' | 'faq' | 'webpage' | 'website'

/** Id of a page's node: `https://www.example.com/about#webpage`. */
export function nodeId(url: string, node: PageNode | `${'steps' | 'video'}-${string}`): string {
  return `${url}#${node}`
}

/** Id of a node shared by all pages and languages. */
export function siteNodeId(node: 'organization' | 'software'): string {
  return `${absoluteUrl(pageHref(defaultLocale, homePath))}#${node}`
}
