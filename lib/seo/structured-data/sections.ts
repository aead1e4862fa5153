import type {
  FAQPageLeaf,
  OfferLeaf,
  SoftwareApplicationLeaf,
  UnitPriceSpecificationLeaf,
  VideoObjectLeaf,
} from 'schema-dts'

import type {Locale} from '../../i18n/locales'
import {textIn} from '../../i18n/localized'
import {fileUrl, pictureSources} from '../../sanity/assets'
import {formatFigure} from '../../sanity/figures'
import {answered, plainText} from '../../sanity/plain-text'
import type {Block, Section, BlockType, SectionType} from '../../sanity/types'
import {allowedHref} from '../../urls/links'
import {homePath, pageHref} from '../../urls/paths'
import {absoluteUrl, zonedDate} from '../urls'
import {articleListNodes} from './blog'
import {type PageFacts, nodeId, withoutEmpty, siteNodeId, type GraphNode} from './graph'
import {founderNodes} from './site'

type Asked = Pick<Section<'faqList'> | Block<'embeddedFaq'>, 'questions'>

/** FAQPage of the questions a page answers; several lists are merged. */
function faqNodes({questions}: Asked, {url, language}: PageFacts): FAQPageLeaf[] {
  const published = answered(questions)
  if (published.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      '@id': nodeId(url, 'faq'),
      inLanguage: language,
      isPartOf: {'@id': nodeId(url, 'webpage')},
      mainEntity: published.map(({question, answer}) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: {'@type': 'Answer', text: plainText(answer, language)},
      })),
    },
  ]
}

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
    description: trial?.value == null ? null : trialText(trial, language),
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
      url: settings.callsToAction?.appUrl ?? absoluteUrl(pageHref(language, homePath)),
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

/** Pixels of the picture beside a search result. */
const thumbnailWidth = 1200

/** VideoObject of a section; search engines need its picture and its date. */
function videoNodes(
  {_key, heading, intro, picture, file, url, publishedAt}: Section<'video'>,
  {url: pageUrl, language}: PageFacts,
): VideoObjectLeaf[] {
  const thumbnail =
    picture && pictureSources(picture, [thumbnailWidth], {ratio: 16 / 9, still: true})
  if (!thumbnail || !publishedAt) return []
  return [
    withoutEmpty<VideoObjectLeaf>({
      '@type': 'VideoObject',
      '@id': nodeId(pageUrl, `video-${_key}`),
      name: heading,
      description: intro,
      thumbnailUrl: thumbnail.src,
      uploadDate: zonedDate(publishedAt),
      contentUrl: fileUrl(file),
      url: file ? null : allowedHref(url),
      inLanguage: language,
      isPartOf: {'@id': nodeId(pageUrl, 'webpage')},
    }),
  ]
}

type PartType = SectionType | BlockType

/** A section, or a block of a long text. */
export type Part<T extends PartType = PartType> =
  | Section<Extract<T, SectionType>>
  | Block<Extract<T, BlockType>>

type Registry = {
  [T in PartType]?: (part: Part<T>, page: PageFacts) => GraphNode[]
}

/** Builders by type; most sections and blocks add nothing. */
export const registry: Registry = {
  founder: founderNodes,
  articleList: articleListNodes,
  faqList: faqNodes,
  callToAction: softwareNodes,
  pricing: pricingNodes,
  video: videoNodes,
  embeddedFaq: faqNodes,
}
