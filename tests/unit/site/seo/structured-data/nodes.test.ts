import {renderToStaticMarkup} from 'react-dom/server'
import {expect, it} from 'vitest'

import {JsonLd} from '../../../../../components/document/json-ld'
import type {Article} from '../../../../../lib/sanity/pages'
import type {PageContent, Section, SiteSettings} from '../../../../../lib/sanity/types'
import type {ShareImage} from '../../../../../lib/seo/share-card'
import {pageGraph} from '../../../../../lib/seo/structured-data'
import {blogPostingNode} from '../../../../../lib/seo/structured-data/blog'
import type {Graph, PageFacts} from '../../../../../lib/seo/structured-data/graph'
import {pricingNodes, softwareNodes} from '../../../../../lib/seo/structured-data/sections'

// tests/unit/site/every-page.test.ts and the browser tests check whole graphs.
const settings = {name: 'The site', contactEmail: '', address: null} as SiteSettings
const facts = {url: 'http://localhost:3000/fr', language: 'fr', settings} as PageFacts

it('the organization has nothing blank', () => {
  const page = {_id: 'a', title: 'A', path: 'a', seo: {title: 'A'}, sections: []}
  const {'@graph': nodes} = pageGraph(page as unknown as PageContent, settings, 'fr')
  const organization = nodes.find((node) => node['@type'] === 'Organization')
  expect(organization).toMatchObject({name: 'The site'})
  expect(organization).not.toHaveProperty('email')
  expect(organization).not.toHaveProperty('address')
})

const trial = {
  key: 'free-trial',
  value: 1,
  upTo: null,
  prefix: null,
  suffix: {en: ' month', fr: ' mois'},
  label: {en: 'of free trial', fr: 'd’essai gratuit'},
}

const offered = (offer: object) =>
  softwareNodes({_type: 'callToAction', offer} as Section<'callToAction'>, facts)[0]?.offers

it('the product has no offer without a price and no trial without its figure', () => {
  expect(offered({price: null, trial})).toBeUndefined()
  expect(offered({price: 9.5, trial: null})).toMatchObject({price: '9.5'})
  expect(offered({price: 9.5, trial: null})).not.toHaveProperty('description')
})

it('an article that was never changed is as old as its publication', () => {
  const content = {title: 'A', publishedAt: '2026-03-02', seo: {}, body: []}
  const article = {content, language: 'en'} as unknown as Article
  const {datePublished, dateModified} = blogPostingNode(article, {
    ...facts,
    image: {} as ShareImage,
  })
  expect(datePublished).toMatch(/^2026-03-02/)
  expect(dateModified).toBe(datePublished)
})

it('priced plans become offers, and plans on request do not', () => {
  const plans = [
    {title: 'Team', text: 'It suits somebody.', monthly: 29, yearly: 290},
    {title: 'Large', text: 'It suits others.', monthly: null, yearly: null},
  ]
  const section = {currency: 'USD', plans} as unknown as Section<'pricing'>
  expect(pricingNodes(section, facts)[0]?.offers).toMatchObject([
    {price: '29', priceCurrency: 'USD', priceSpecification: [{price: 29}, {price: 290}]},
  ])
})

it('JSON-LD escapes a closing script tag in content', () => {
  const name = '</script><script>alert(1)</script>'
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [{'@type': 'WebPage', '@id': '#webpage', name}],
  }
  const markup = renderToStaticMarkup(JsonLd({graph}))
  expect(markup.match(/<\/script>/g)).toHaveLength(1)
  const json = markup.replace(/^<script[^>]*>/, '').replace('</script>', '')
  expect(JSON.parse(json)).toEqual(graph)
})
