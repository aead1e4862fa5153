import type {
  WebSiteLeaf,
  OrganizationLeaf,
  PersonLeaf,
  WebPageLeaf,
  BreadcrumbListLeaf,
} from 'schema-dts'

import type {Locale} from '../../i18n/locales'
import {pictureSources} from '../../sanity/assets'
import type {SiteSettings, Section, PageContent} from '../../sanity/types'
import type {Crumb} from '../../urls/breadcrumb'
import {homePath, pageHref} from '../../urls/paths'
import {absoluteUrl} from '../urls'
import {nodeId, siteNodeId, type PageFacts, withoutEmpty} from './graph'

/** Id of the site in a language. */
function webSiteId(language: Locale): string {
  return nodeId(absoluteUrl(pageHref(language, homePath)), 'website')
}

/** WebSite in one language. */
export function webSiteNode({name}: SiteSettings, language: Locale): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(language),
    name,
    url: absoluteUrl(pageHref(language, homePath)),
    inLanguage: language,
    publisher: {'@id': siteNodeId('organization')},
  }
}

export function organizationNode(settings: SiteSettings, locale: Locale): OrganizationLeaf {
  const {name, company, contactEmail, address} = settings
  const {tagline, socialUrl} = settings.navigation ?? {}
  return withoutEmpty<OrganizationLeaf>({
    '@type': 'Organization',
    '@id': siteNodeId('organization'),
    name,
    legalName: company,
    slogan: tagline,
    url: absoluteUrl(pageHref(locale, homePath)),
    logo: absoluteUrl('/icons/512.png'),
    email: contactEmail,
    address: address?.split('\n').filter(Boolean).join(', '),
    sameAs: socialUrl ? [socialUrl] : null,
  })
}

/** Pixels; the portrait is square, as on the page. */
const portraitWidth = 960

/** Adds the founder to the organization. */
export function founderNodes(
  {name, role, portrait, profile}: Section<'founder'>,
  {settings}: PageFacts,
): OrganizationLeaf[] {
  if (!settings) return []
  const founder = withoutEmpty<PersonLeaf>({
    '@type': 'Person',
    name,
    jobTitle: role,
    image: portrait && pictureSources(portrait, [portraitWidth], {ratio: 1, still: true})?.src,
    sameAs: profile?.url,
  })
  return [{'@type': 'Organization', '@id': siteNodeId('organization'), founder}]
}

/** WebPage with its metadata, its site, and its breadcrumb unless it is the home page. */
export function webPageNode(
  {_updatedAt, seo}: Pick<PageContent, '_updatedAt' | 'seo'>,
  {url, language, image, settings}: PageFacts,
  breadcrumb: string | null,
): WebPageLeaf {
  return withoutEmpty<WebPageLeaf>({
    '@type': 'WebPage',
    '@id': nodeId(url, 'webpage'),
    url,
    name: seo.title,
    description: seo.description,
    inLanguage: language,
    isPartOf: settings && {'@id': webSiteId(language)},
    primaryImageOfPage: {'@type': 'ImageObject', url: image.url},
    dateModified: _updatedAt,
    breadcrumb: breadcrumb === null ? null : {'@id': breadcrumb},
  })
}

/** Node id of a page's breadcrumb. */
export function breadcrumbId(href: string): string {
  return nodeId(absoluteUrl(href), 'breadcrumb')
}

/** Breadcrumb from the home page to a page, inclusive. */
export function breadcrumbNode(href: string, crumbs: Crumb[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(href),
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absoluteUrl(crumb.href),
    })),
  }
}
