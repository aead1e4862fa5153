import type {ReactNode} from 'react'

import type {SectionType} from '@/lib/sanity/content'

import {Badges} from './badges/badges'
import {CallToAction} from './call-to-action/call-to-action'
import type {SectionProps} from './context'
import {Copilot} from './copilot/copilot'
import {FaqList} from './faq-list/faq-list'
import {FeatureGrid} from './feature-grid/feature-grid'
import {Hero} from './hero/hero'
import {WhyDifferent} from './why-different/why-different'

type Registry = {
  [T in SectionType]: (props: SectionProps<T>) => ReactNode | Promise<ReactNode>
}

/** The component of every section type; TypeScript complains about a type that has none. */
export const registry: Registry = {
  hero: Hero,
  badges: Badges,
  whyDifferent: WhyDifferent,
  copilot: Copilot,
  featureGrid: FeatureGrid,
  faqList: FaqList,
  callToAction: CallToAction,
}
