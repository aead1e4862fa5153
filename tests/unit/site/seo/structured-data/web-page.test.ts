import {expect, it} from 'vitest'

import type {PageContent} from '../../../../../lib/sanity/types'
import {webPageNode} from '../../../../../lib/seo/structured-data/web-page'
import {facts, site} from './facts.ts'

const document = {
  _updatedAt: '2025-11-20T10:00:00Z',
  seo: {title: 'À propos, pour la recherche', description: 'Qui nous sommes.'},
} as Pick<PageContent, '_updatedAt' | 'seo'>

it('a WebPage belongs to the localized site and has breadcrumb and image', () => {
  expect(webPageNode(document, facts, `${site}/fr/a-propos#breadcrumb`)).toEqual({
    '@type': 'WebPage',
    '@id': `${site}/fr/a-propos#webpage`,
    url: `${site}/fr/a-propos`,
    name: 'À propos, pour la recherche',
    description: 'Qui nous sommes.',
    inLanguage: 'fr',
    isPartOf: {'@id': `${site}/fr#website`},
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: `${site}/share.png`,
      width: '1200 px',
      height: '630 px',
      caption: 'Une voix',
    },
    dateModified: '2025-11-20T10:00:00Z',
    breadcrumb: {'@id': `${site}/fr/a-propos#breadcrumb`},
  })
})

it('a WebPage without site and breadcrumb refers to none', () => {
  const node = webPageNode(document, {...facts, settings: null}, null)
  expect(node).not.toHaveProperty('breadcrumb')
  expect(node).not.toHaveProperty('isPartOf')
})
