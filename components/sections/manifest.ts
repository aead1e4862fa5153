import type {ReactNode} from 'react'

import type {SectionType} from '@/lib/sanity/types'

import {ArticleList} from './article-list/article-list'
import {Badges} from './badges/badges'
import {CallToAction} from './call-to-action/call-to-action'
import {Comparison} from './comparison/comparison'
import {Contact} from './contact/contact'
import type {SectionProps} from './context'
import {Demo} from './demo/demo'
import {ExitPopup} from './exit-popup/exit-popup'
import {FaqList} from './faq-list/faq-list'
import {FeatureGrid} from './feature-grid/feature-grid'
import {FigureList} from './figure-list/figure-list'
import {Founder} from './founder/founder'
import {Hero} from './hero/hero'
import {Invitation} from './invitation/invitation'
import {ItemList} from './item-list/item-list'
import {LogoWall} from './logo-wall/logo-wall'
import {PageHeader} from './page-header/page-header'
import {PictureWithText} from './picture-with-text/picture-with-text'
import {PointList} from './point-list/point-list'
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

type Manifest = {[T in SectionType]: (props: SectionProps<T>) => ReactNode | Promise<ReactNode>}

/** The component of each section; the compiler rejects a missing one. */
export const sections: Manifest = {
  hero: Hero,
  pageHeader: PageHeader,
  badges: Badges,
  testimonials: Testimonials,
  logoWall: LogoWall,
  demo: Demo,
  pointList: PointList,
  pictureWithText: PictureWithText,
  video: Video,
  steps: Steps,
  itemList: ItemList,
  featureGrid: FeatureGrid,
  roiCalculator: RoiCalculator,
  comparison: Comparison,
  strengths: Strengths,
  useCases: UseCases,
  founder: Founder,
  spotlight: Spotlight,
  tip: Tip,
  prose: Prose,
  articleList: ArticleList,
  siteSearch: SiteSearch,
  relatedPages: RelatedPages,
  faqList: FaqList,
  figureList: FigureList,
  pricing: Pricing,
  invitation: Invitation,
  contact: Contact,
  callToAction: CallToAction,
  exitPopup: ExitPopup,
}
