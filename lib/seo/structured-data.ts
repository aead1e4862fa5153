import type {Locale} from '../i18n/locales'
import {homePath, pageHref} from '../i18n/paths'
import type {Article} from '../sanity/articles'
import type {Section, SectionContent, SiteSettings} from '../sanity/content'
import {shareImage} from '../sanity/image'
import {absoluteUrl} from './absolute-url'
import {articleUrl} from './article-url'

/** One step of the way from the home page to a page. */
export interface Crumb {
  label: string
  href: string
  /** The language of the label, where it is not the page's. */
  lang?: string | undefined
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

const organizationId = () => `${absoluteUrl('/')}#organization`

/** An article, for search engines; the same wherever it is read. */
export function articleData(article: Article, settings: SiteSettings | null): StructuredData {
  const {content, language} = article
  const {title, publishedAt, updatedAt, readTime, author, seo} = content
  const url = articleUrl(article)
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    description: seo.description,
    keywords: seo.keywords ?? undefined,
    image: (seo.image && shareImage(seo.image)?.url) ?? undefined,
    inLanguage: language,
    datePublished: publishedAt,
    dateModified: updatedAt ?? publishedAt,
    timeRequired: `PT${readTime}M`,
    author: {
      '@type': 'Person',
      name: author.name,
      jobTitle: author.role?.[language] ?? undefined,
      sameAs: author.profileUrl ?? undefined,
    },
    publisher: settings
      ? {'@type': 'Organization', '@id': organizationId(), name: settings.name}
      : undefined,
    mainEntityOfPage: url,
    url,
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
    '@id': organizationId(),
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
