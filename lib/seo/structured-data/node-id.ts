import {defaultLocale} from '../../i18n/locales'
import {homePath, pageHref} from '../../routing/paths'
import {absoluteUrl} from '../absolute-url'

/** What the nodes of a page are called, after the `#` of their id. */
type PageNode = 'article' | 'articles' | 'blog' | 'breadcrumb' | 'faq' | 'webpage' | 'website'

/** The id of a node that one address introduces: `https://www.example.com/about#webpage`. */
export function nodeId(url: string, node: PageNode | `steps-${string}`): string {
  return `${url}#${node}`
}

/** The id of a node that is the same on every page and in every language. */
export function siteNodeId(node: 'organization' | 'software'): string {
  return `${absoluteUrl(pageHref(defaultLocale, homePath))}#${node}`
}
