import {describe, expect, it} from 'vitest'

import type {Section} from '../../../../../lib/sanity/types'
import {pricingNodes, softwareNodes} from '../../../../../lib/seo/structured-data/sections'
import {facts} from './facts.ts'

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

it('priced plans become offers, and plans on request do not', () => {
  const plans = [
    {title: 'Team', text: 'It suits somebody.', monthly: 29, yearly: 290},
    {title: 'Large', text: 'It suits others.', monthly: null, yearly: null},
  ]
  const section = {currency: 'USD', plans} as unknown as Section<'pricing'>
  expect(pricingNodes(section, facts)[0]?.offers).toMatchObject([
    {
      price: '29',
      priceCurrency: 'USD',
      priceSpecification: [
        {price: 29, unitCode: 'MON'},
        {price: 290, unitCode: 'ANN'},
      ],
    },
  ])
})
