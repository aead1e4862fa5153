import type {Locale} from '../i18n/locales'
import {homePath, pageHref} from '../i18n/paths'
import type {Section, SectionContent, SiteSettings} from '../sanity/content'
import {absoluteUrl} from './absolute-url'

/** One step of the way from the home page to a page. */
export interface Crumb {
  label: string
  href: string
}

/** A schema.org object, as it is written into the page. */
export type StructuredData = {'@context': 'https://schema.org'; '@type': string} & Record<
  string,
  unknown
>

/** The way from the home page to this page, for search engines. */
export function breadcrumbData(crumbs: Crumb[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({label, href}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  }
}

function founderData({name, role, profile}: Section<'founder'>) {
  return {
    '@type': 'Person',
    name,
    jobTitle: role ?? undefined,
    sameAs: profile?.url ?? undefined,
  }
}

/** Who is behind the site, for search engines: on the page that introduces the founder, and null on every other. */
export function organizationData(
  settings: SiteSettings | null,
  sections: SectionContent[],
  locale: Locale,
): StructuredData | null {
  const founder = sections.find((section) => section._type === 'founder')
  if (!settings || !founder) return null
  const {name, company, tagline, contactEmail, socialUrl} = settings
  const home = absoluteUrl(pageHref(locale, homePath))
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${absoluteUrl('/')}#organization`,
    name,
    legalName: company ?? undefined,
    slogan: tagline ?? undefined,
    url: home,
    logo: absoluteUrl('/icon.svg'),
    email: contactEmail ?? undefined,
    sameAs: socialUrl ? [socialUrl] : undefined,
    founder: founderData(founder),
  }
}
