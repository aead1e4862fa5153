import type {OrganizationLeaf, PersonLeaf} from 'schema-dts'

import type {Locale} from '../../i18n/locales'
import {pictureSources} from '../../sanity/assets'
import type {Section, SiteSettings} from '../../sanity/types'
import {homePath, pageHref} from '../../urls/paths'
import {absoluteUrl} from '../urls'
import type {PageFacts} from './graph'
import {siteNodeId} from './node-id'
import {withoutEmpty} from './without-empty'

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
