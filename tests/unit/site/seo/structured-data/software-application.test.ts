import {describe, expect, it} from 'vitest'

import type {Section} from '../../../../../lib/sanity/types'
import {pricingNodes, softwareNodes} from '../../../../../lib/seo/structured-data/sections'
import {facts, site} from './facts.ts'

const trial = {
  key: 'free-trial',
  value: 1,
  upTo: null,
  prefix: null,
  suffix: {en: ' month', fr: ' mois'},
  label: {en: 'of free trial', fr: 'd’essai gratuit'},
}

function invitation(offer: object) {
  return {_type: 'callToAction', _key: 'cta', offer} as unknown as Section<'callToAction'>
}

describe('the product', () => {
  it('the product has no offer without a price and no trial without its figure', () => {
    const [unpriced] = softwareNodes(invitation({price: null, trial}), facts)
    expect(unpriced).not.toHaveProperty('offers')
    const [untried] = softwareNodes(invitation({price: 9.5, trial: null}), facts)
    expect(untried?.offers).toMatchObject({price: '9.5'})
    expect(untried?.offers).not.toHaveProperty('description')
  })
})

const plan = (title: string, monthly: number | null, yearly: number | null) => ({
  title,
  text: `${title} suits somebody.`,
  monthly,
  yearly,
})
const nodesOfPlans = (...plans: object[]) =>
  pricingNodes({currency: 'USD', plans} as unknown as Section<'pricing'>, facts)

describe('the plans of a page', () => {
  it('priced plans become offers; plans on request do not', () => {
    const [node] = nodesOfPlans(plan('Team', 29, 290), plan('Large', null, null))
    expect(node?.['@id']).toBe(`${site}/#software`)
    const unit = {'@type': 'UnitPriceSpecification', priceCurrency: 'USD'}
    expect(node?.offers).toEqual([
      {
        '@type': 'Offer',
        name: 'Team',
        description: 'Team suits somebody.',
        price: '29',
        priceCurrency: 'USD',
        priceSpecification: [
          {...unit, price: 29, unitCode: 'MON'},
          {...unit, price: 290, unitCode: 'ANN'},
        ],
        url: `${site}/fr/a-propos`,
        seller: {'@id': `${site}/#organization`},
      },
    ])
  })
})
