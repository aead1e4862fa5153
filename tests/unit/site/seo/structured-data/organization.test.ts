import {describe, expect, it} from 'vitest'

import type {Section} from '../../../../../lib/sanity/types'
import {founderNodes, organizationNode} from '../../../../../lib/seo/structured-data/organization'
import {bareSettings, facts, settings, site} from './facts.ts'

const founder = {
  _type: 'founder',
  _key: 'founder',
  name: 'Ada',
  role: 'Fondatrice',
  portrait: {alt: 'Ada', crop: null, hotspot: null, asset: {_id: 'image-a-1200x1200-png'}},
  profile: {kind: 'url', url: 'https://network.example/ada', label: 'Profil', page: null},
} as unknown as Section<'founder'>

describe('the organization', () => {
  it('the Organization has every fact of the settings', () => {
    expect(organizationNode(settings, 'fr')).toEqual({
      '@type': 'Organization',
      '@id': `${site}/#organization`,
      name: 'The site',
      legalName: 'The company',
      slogan: 'Say it once.',
      url: `${site}/fr`,
      logo: `${site}/icons/512.png`,
      email: 'hello@site.example',
      address: '4 Quay, Galway, Ireland',
      sameAs: ['https://network.example/site'],
    })
  })

  it('the Organization has the same id in every language', () => {
    expect(organizationNode(settings, 'en')['@id']).toBe(organizationNode(settings, 'fr')['@id'])
  })

  it('the Organization omits missing settings', () => {
    expect(Object.keys(organizationNode(bareSettings, 'en'))).toEqual([
      '@type',
      '@id',
      'name',
      'url',
      'logo',
    ])
  })
})

describe('its founder', () => {
  it('the founder is added where a page introduces them', () => {
    expect(founderNodes(founder, facts)).toEqual([
      {
        '@type': 'Organization',
        '@id': `${site}/#organization`,
        founder: {
          '@type': 'Person',
          name: 'Ada',
          jobTitle: 'Fondatrice',
          image: expect.stringMatching(/^https?:.*-1200x1200\.png\?.*w=960&h=960&.*frame=1/),
          sameAs: 'https://network.example/ada',
        },
      },
    ])
  })

  it('the founder may have only a name, and needs an Organization to have founded', () => {
    const {name, _key, _type} = founder
    const bare = {name, _key, _type, role: null, portrait: null, profile: null}
    const [node] = founderNodes(bare as unknown as Section<'founder'>, facts)
    expect(node?.founder).toEqual({'@type': 'Person', name: 'Ada'})
    expect(founderNodes(founder, {...facts, settings: null})).toEqual([])
  })
})
