import type {ReactNode} from 'react'

import type {SectionType} from '@/lib/content/types'

import {ArticleList} from './article-list/article-list'
import {Badges} from './badges/badges'
import {Benefits} from './benefits/benefits'
import {CallToAction} from './call-to-action/call-to-action'
import {Capabilities} from './capabilities/capabilities'
import {Choices} from './choices/choices'
import {Comparison} from './comparison/comparison'
import {Contact} from './contact/contact'
import type {SectionProps} from './context'
import {Copilot} from './copilot/copilot'
import {Demo} from './demo/demo'
import {ExitPopup} from './exit-popup/exit-popup'
import {FaqList} from './faq-list/faq-list'
import {FeatureGrid} from './feature-grid/feature-grid'
import {Founder} from './founder/founder'
import {Hero} from './hero/hero'
import {Invitation} from './invitation/invitation'
import {LogoWall} from './logo-wall/logo-wall'
import {Milestones} from './milestones/milestones'
import {PageHeader} from './page-header/page-header'
import {PictureWithText} from './picture-with-text/picture-with-text'
import {Pricing} from './pricing/pricing'
import {Prose} from './prose/prose'
import {RelatedPages} from './related-pages/related-pages'
import {RoiCalculator} from './roi-calculator/roi-calculator'
import {SiteSearch} from './site-search/site-search'
import {Spotlight} from './spotlight/spotlight'
import {Steps} from './steps/steps'
import {Strengths} from './strengths/strengths'
import {Testimonials} from './testimonials/testimonials'
import {Tip} from './tip/tip'
import {UseCases} from './use-cases/use-cases'
import {Video} from './video/video'
import {WhyDifferent} from './why-different/why-different'

type Registry = {
  [T in SectionType]: (props: SectionProps<T>) => ReactNode | Promise<ReactNode>
}

/** The component of every section type; the compiler rejects a missing one. */
export const registry: Registry = {
  hero: Hero,
  pageHeader: PageHeader,
  badges: Badges,
  testimonials: Testimonials,
  logoWall: LogoWall,
  demo: Demo,
  whyDifferent: WhyDifferent,
  pictureWithText: PictureWithText,
  video: Video,
  copilot: Copilot,
  steps: Steps,
  capabilities: Capabilities,
  benefits: Benefits,
  featureGrid: FeatureGrid,
  roiCalculator: RoiCalculator,
  comparison: Comparison,
  choices: Choices,
  strengths: Strengths,
  useCases: UseCases,
  founder: Founder,
  milestones: Milestones,
  spotlight: Spotlight,
  tip: Tip,
  prose: Prose,
  articleList: ArticleList,
  siteSearch: SiteSearch,
  relatedPages: RelatedPages,
  faqList: FaqList,
  pricing: Pricing,
  invitation: Invitation,
  contact: Contact,
  callToAction: CallToAction,
  exitPopup: ExitPopup,
}
