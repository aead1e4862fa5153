import type {Block, BlockType, Section, SectionType} from '../../sanity/types'
import {articleListNodes} from './blog'
import {faqNodes} from './faq-page'
import type {GraphNode, PageFacts} from './graph'
import {howToNodes} from './how-to'
import {founderNodes} from './organization'
import {pricingNodes, softwareNodes} from './software-application'
import {videoNodes} from './video-object'

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
  steps: howToNodes,
  articleList: articleListNodes,
  faqList: faqNodes,
  callToAction: softwareNodes,
  pricing: pricingNodes,
  video: videoNodes,
  embeddedFaq: faqNodes,
}
