import {renderToStaticMarkup} from 'react-dom/server'
import {describe, expect, it} from 'vitest'

import {JsonLd} from '../../../../components/seo/json-ld'
import type {SectionContent, SiteSettings} from '../../../../lib/sanity/content'
import {breadcrumbData, organizationData} from '../../../../lib/seo/structured-data'

const settings = {
  name: 'The site',
  company: 'The company',
  tagline: null,
  contactEmail: 'hello@site.example',
  socialUrl: 'https://network.example/site',
} as SiteSettings

const founder = {
  _type: 'founder',
  _key: 'founder',
  name: 'Ada',
  role: 'Founder',
  profile: {kind: 'url', url: 'https://network.example/ada', label: 'Profile', page: null},
} as unknown as SectionContent

/** What a search engine reads. */
function read(data: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>
}

describe('the organisation', () => {
  it('is on the page that introduces the founder', () => {
    const data = read(organizationData(settings, [founder], 'fr'))
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'The site',
      legalName: 'The company',
      email: 'hello@site.example',
      sameAs: ['https://network.example/site'],
      founder: {
        '@type': 'Person',
        name: 'Ada',
        jobTitle: 'Founder',
        sameAs: 'https://network.example/ada',
      },
    })
    expect(data['url']).toMatch(/^http.*\/fr$/)
    expect(data).not.toHaveProperty('slogan')
  })

  it('is on no other page, nor without its facts', () => {
    expect(organizationData(settings, [], 'en')).toBeNull()
    expect(organizationData(null, [founder], 'en')).toBeNull()
  })
})

describe('a breadcrumb', () => {
  it('lists whole addresses in order', () => {
    const data = breadcrumbData([
      {label: 'Home', href: '/'},
      {label: 'About', href: '/about'},
    ])
    expect(data['itemListElement']).toEqual([
      {'@type': 'ListItem', position: 1, name: 'Home', item: expect.stringMatching(/^http.*\/$/)},
      {
        '@type': 'ListItem',
        position: 2,
        name: 'About',
        item: expect.stringMatching(/^http.*\/about$/),
      },
    ])
  })
})

describe('the script that holds them', () => {
  it('cannot be ended by what an editor wrote', () => {
    const name = '</script><script>alert(1)</script>'
    const markup = renderToStaticMarkup(
      JsonLd({data: {'@context': 'https://schema.org', '@type': 'Thing', name}}),
    )
    expect(markup.match(/<\/script>/g)).toHaveLength(1)
    const json = markup.replace(/^<script[^>]*>/, '').replace('</script>', '')
    expect(JSON.parse(json)).toMatchObject({name})
  })
})
