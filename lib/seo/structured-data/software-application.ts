import type {OfferLeaf, SoftwareApplicationLeaf, UnitPriceSpecificationLeaf} from 'schema-dts'

import type {Locale} from '../../i18n/locales'
import {textIn} from '../../i18n/localized'
import {formatFigure} from '../../sanity/figures'
import type {Section} from '../../sanity/types'
import {homePath, pageHref} from '../../urls/paths'
import {absoluteUrl} from '../urls'
import type {PageFacts} from './graph'
import {siteNodeId} from './node-id'
import {withoutEmpty} from './without-empty'

type Offer = Section<'callToAction'>['offer']

/** A figure with its unit as a sentence: `1 month of free trial, no credit card`. */
function trialText(trial: NonNullable<Offer['trial']>, language: Locale): string {
  return [formatFigure(trial, language), textIn(trial.label, language)].filter(Boolean).join(' ')
}

function offerNode({price, trial}: Offer, {url, language}: PageFacts): OfferLeaf | null {
  if (price === null) return null
  return withoutEmpty<OfferLeaf>({
    '@type': 'Offer',
    price: String(price),
    priceCurrency: 'EUR',
    description: trial && trialText(trial, language),
    url,
    seller: {'@id': siteNodeId('organization')},
  })
}

type Plan = Section<'pricing'>['plans'][number]

/** UN/CEFACT's codes of a month and a year. */
const units = {monthly: 'MON', yearly: 'ANN'} as const

function planNode(plan: Plan, priceCurrency: string, {url}: PageFacts): OfferLeaf[] {
  const price = plan.monthly ?? plan.yearly
  if (price === null) return []
  const prices = (['monthly', 'yearly'] as const).flatMap((billing) => {
    const own = plan[billing]
    return own === null
      ? []
      : [{'@type': 'UnitPriceSpecification', price: own, priceCurrency, unitCode: units[billing]}]
  }) satisfies UnitPriceSpecificationLeaf[]
  return [
    withoutEmpty<OfferLeaf>({
      '@type': 'Offer',
      name: plan.title,
      description: plan.text,
      price: String(price),
      priceCurrency,
      priceSpecification: prices,
      url,
      seller: {'@id': siteNodeId('organization')},
    }),
  ]
}

function softwareNode(offers: OfferLeaf | OfferLeaf[] | null, {settings, language}: PageFacts) {
  if (!settings) return []
  return [
    withoutEmpty<SoftwareApplicationLeaf>({
      '@type': 'SoftwareApplication',
      '@id': siteNodeId('software'),
      name: settings.name,
      description: settings.navigation?.tagline,
      url: settings.actions?.appUrl ?? absoluteUrl(pageHref(language, homePath)),
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      publisher: {'@id': siteNodeId('organization')},
      offers,
    }),
  ]
}

/** The product and its entry price, on pages that offer a trial. */
export function softwareNodes({offer}: Section<'callToAction'>, page: PageFacts) {
  return softwareNode(offerNode(offer, page), page)
}

/** The product and the prices of its plans. */
export function pricingNodes({plans, currency}: Section<'pricing'>, page: PageFacts) {
  return softwareNode(
    plans.flatMap((plan) => planNode(plan, currency, page)),
    page,
  )
}
