import type {ReactNode} from 'react'

import type {SectionType} from '@/lib/sanity/types'

import {ArticleList} from './article-list/article-list'
import {articleListFragment, articleListMarkdown} from './article-list/article-list.content'
import {Badges} from './badges/badges'
import {badgesFragment, badgesMarkdown} from './badges/badges.content'
import {CallToAction} from './call-to-action/call-to-action'
import {callToActionFragment, callToActionMarkdown} from './call-to-action/call-to-action.content'
import {Comparison} from './comparison/comparison'
import {comparisonFragment, comparisonMarkdown} from './comparison/comparison.content'
import {Contact} from './contact/contact'
import {contactFragment, contactMarkdown} from './contact/contact.content'
import type {SectionMarkdown, SectionProps} from './context'
import {Demo} from './demo/demo'
import {demoFragment, demoMarkdown} from './demo/demo.content'
import {ExitPopup} from './exit-popup/exit-popup'
import {exitPopupFragment, exitPopupMarkdown} from './exit-popup/exit-popup.content'
import {FaqList} from './faq-list/faq-list'
import {faqListFragment, faqListMarkdown} from './faq-list/faq-list.content'
import {FeatureGrid} from './feature-grid/feature-grid'
import {featureGridFragment} from './feature-grid/feature-grid.content'
import {FigureList} from './figure-list/figure-list'
import {figureListFragment, figureListMarkdown} from './figure-list/figure-list.content'
import {Founder} from './founder/founder'
import {founderFragment, founderMarkdown} from './founder/founder.content'
import {Hero} from './hero/hero'
import {heroFragment, heroMarkdown} from './hero/hero.content'
import {Invitation} from './invitation/invitation'
import {invitationFragment} from './invitation/invitation.content'
import {ItemList} from './item-list/item-list'
import {itemListFragment} from './item-list/item-list.content'
import {LogoWall} from './logo-wall/logo-wall'
import {logoWallFragment, logoWallMarkdown} from './logo-wall/logo-wall.content'
import {PageHeader} from './page-header/page-header'
import {pageHeaderFragment} from './page-header/page-header.content'
import {PictureWithText} from './picture-with-text/picture-with-text'
import {pictureWithTextFragment} from './picture-with-text/picture-with-text.content'
import {PointList} from './point-list/point-list'
import {pointListFragment} from './point-list/point-list.content'
import {Pricing} from './pricing/pricing'
import {pricingFragment, pricingMarkdown} from './pricing/pricing.content'
import {Prose} from './prose/prose'
import {proseFragment, proseMarkdown} from './prose/prose.content'
import {RelatedPages} from './related-pages/related-pages'
import {relatedPagesFragment, relatedPagesMarkdown} from './related-pages/related-pages.content'
import {RoiCalculator} from './roi-calculator/roi-calculator'
import {roiCalculatorFragment, roiCalculatorMarkdown} from './roi-calculator/roi-calculator.content'
import {SiteSearch} from './site-search/site-search'
import {siteSearchFragment, siteSearchMarkdown} from './site-search/site-search.content'
import {Spotlight} from './spotlight/spotlight'
import {spotlightFragment} from './spotlight/spotlight.content'
import {Steps} from './steps/steps'
import {stepsFragment} from './steps/steps.content'
import {Strengths} from './strengths/strengths'
import {strengthsFragment} from './strengths/strengths.content'
import {Testimonials} from './testimonials/testimonials'
import {testimonialsFragment} from './testimonials/testimonials.content'
import {Tip} from './tip/tip'
import {tipFragment} from './tip/tip.content'
import {UseCases} from './use-cases/use-cases'
import {useCasesFragment} from './use-cases/use-cases.content'
import {Video} from './video/video'
import {videoFragment, videoMarkdown} from './video/video.content'

type Manifest = {
  [T in SectionType]: {
    Component: (props: SectionProps<T>) => ReactNode | Promise<ReactNode>
    /** Only of a section that its fields do not describe; see components/markdown/shape.ts. */
    markdown?: SectionMarkdown<T>
  }
}

/** The component of each section, and its Markdown where its shape does not say it; the compiler rejects a missing one. */
export const sections: Manifest = {
  hero: {Component: Hero, markdown: heroMarkdown},
  pageHeader: {Component: PageHeader},
  badges: {Component: Badges, markdown: badgesMarkdown},
  testimonials: {Component: Testimonials},
  logoWall: {Component: LogoWall, markdown: logoWallMarkdown},
  demo: {Component: Demo, markdown: demoMarkdown},
  pointList: {Component: PointList},
  pictureWithText: {Component: PictureWithText},
  video: {Component: Video, markdown: videoMarkdown},
  steps: {Component: Steps},
  itemList: {Component: ItemList},
  featureGrid: {Component: FeatureGrid},
  roiCalculator: {Component: RoiCalculator, markdown: roiCalculatorMarkdown},
  comparison: {Component: Comparison, markdown: comparisonMarkdown},
  strengths: {Component: Strengths},
  useCases: {Component: UseCases},
  founder: {Component: Founder, markdown: founderMarkdown},
  spotlight: {Component: Spotlight},
  tip: {Component: Tip},
  prose: {Component: Prose, markdown: proseMarkdown},
  articleList: {Component: ArticleList, markdown: articleListMarkdown},
  siteSearch: {Component: SiteSearch, markdown: siteSearchMarkdown},
  relatedPages: {Component: RelatedPages, markdown: relatedPagesMarkdown},
  faqList: {Component: FaqList, markdown: faqListMarkdown},
  figureList: {Component: FigureList, markdown: figureListMarkdown},
  pricing: {Component: Pricing, markdown: pricingMarkdown},
  invitation: {Component: Invitation},
  contact: {Component: Contact, markdown: contactMarkdown},
  callToAction: {Component: CallToAction, markdown: callToActionMarkdown},
  exitPopup: {Component: ExitPopup, markdown: exitPopupMarkdown},
}

/** What every type of section reads. TypeGen needs each fragment by name. */
export const sectionsFragment = /* groq */ `
  _key,
  _type,
  ${heroFragment},
  ${pageHeaderFragment},
  ${badgesFragment},
  ${testimonialsFragment},
  ${logoWallFragment},
  ${demoFragment},
  ${pointListFragment},
  ${pictureWithTextFragment},
  ${videoFragment},
  ${stepsFragment},
  ${itemListFragment},
  ${featureGridFragment},
  ${roiCalculatorFragment},
  ${comparisonFragment},
  ${strengthsFragment},
  ${useCasesFragment},
  ${founderFragment},
  ${spotlightFragment},
  ${tipFragment},
  ${proseFragment},
  ${articleListFragment},
  ${siteSearchFragment},
  ${relatedPagesFragment},
  ${faqListFragment},
  ${figureListFragment},
  ${pricingFragment},
  ${invitationFragment},
  ${contactFragment},
  ${callToActionFragment},
  ${exitPopupFragment}
`
