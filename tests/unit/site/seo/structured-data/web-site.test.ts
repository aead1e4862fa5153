import {expect, it} from 'vitest'

import {webSiteNode} from '../../../../../lib/seo/structured-data/web-site'
import {settings, site} from './facts.ts'

it('there is one WebSite per language, with its own search', () => {
  expect(webSiteNode(settings, 'fr')).toEqual({
    '@type': 'WebSite',
    '@id': `${site}/fr#website`,
    name: 'The site',
    url: `${site}/fr`,
    inLanguage: 'fr',
    publisher: {'@id': `${site}/#organization`},
    potentialAction: {
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: `${site}/fr/search?q={search_term_string}`},
      'query-input': 'required name=search_term_string',
    },
  })
  expect(webSiteNode(settings, 'en')).toMatchObject({
    '@id': `${site}/#website`,
    url: `${site}/`,
    inLanguage: 'en',
    potentialAction: {target: {urlTemplate: `${site}/search?q={search_term_string}`}},
  })
})

it('a WebSite without a search page has no search action', () => {
  expect(webSiteNode({...settings, hasSearch: false}, 'fr').potentialAction).toBeUndefined()
})
