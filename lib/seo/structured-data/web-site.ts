import type {SearchActionLeaf, WebSiteLeaf, WithActionConstraints} from 'schema-dts'

import type {Locale} from '../../i18n/locales'
import type {SiteSettings} from '../../sanity/types'
import {homePath, pageHref, searchPath} from '../../urls/paths'
import {queryParameter} from '../../urls/request-names'
import {absoluteUrl} from '../urls'
import {nodeId, siteNodeId} from './node-id'

/** Id of the site in a language. */
export function webSiteId(language: Locale): string {
  return nodeId(absoluteUrl(pageHref(language, homePath)), 'website')
}

/** Search engines expect this placeholder's name. */
function searchAction(language: Locale): WithActionConstraints<SearchActionLeaf> {
  const address = absoluteUrl(pageHref(language, searchPath))
  return {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${address}?${queryParameter}={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
}

/** WebSite in one language, with its search. */
export function webSiteNode({name, hasSearch}: SiteSettings, language: Locale): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(language),
    name,
    url: absoluteUrl(pageHref(language, homePath)),
    inLanguage: language,
    publisher: {'@id': siteNodeId('organization')},
    ...(hasSearch ? {potentialAction: searchAction(language)} : {}),
  }
}
