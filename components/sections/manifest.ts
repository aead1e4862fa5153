import type {ReactNode} from 'react'

import type {SectionType} from '@/lib/sanity/types'

import {ArticleList} from './article-list/article-list'
import {articleListFragment} from './article-list/article-list.groq'
import {articleListMarkdown} from './article-list/article-list.markdown'
import {Badges} from './badges/badges'
import {badgesFragment} from './badges/badges.groq'
import {badgesMarkdown} from './badges/badges.markdown'
import {CallToAction} from './call-to-action/call-to-action'
import {callToActionFragment} from './call-to-action/call-to-action.groq'
import {callToActionMarkdown} from './call-to-action/call-to-action.markdown'
import {Comparison} from './comparison/comparison'
import {comparisonFragment} from './comparison/comparison.groq'
import {comparisonMarkdown} from './comparison/comparison.markdown'
import {Contact} from './contact/contact'
import {contactFragment} from './contact/contact.groq'
import {contactMarkdown} from './contact/contact.markdown'
import type {SectionMarkdown, SectionProps} from './context'
import {Demo} from './demo/demo'
import {demoFragment} from './demo/demo.groq'
import {demoMarkdown} from './demo/demo.markdown'
import {ExitPopup} from './exit-popup/exit-popup'
import {exitPopupFragment} from './exit-popup/exit-popup.groq'
import {exitPopupMarkdown} from './exit-popup/exit-popup.markdown'
import {FaqList} from './faq-list/faq-list'
import {faqListFragment} from './faq-list/faq-list.groq'
import {faqListMarkdown} from './faq-list/faq-list.markdown'
import {FeatureGrid} from './feature-grid/feature-grid'
import {featureGridFragment} from './feature-grid/feature-grid.groq'
import {featureGridMarkdown} from './feature-grid/feature-grid.markdown'
import {FigureList} from './figure-list/figure-list'
import {figureListFragment} from './figure-list/figure-list.groq'
import {figureListMarkdown} from './figure-list/figure-list.markdown'
import {Founder} from './founder/founder'
import {founderFragment} from './founder/founder.groq'
import {founderMarkdown} from './founder/founder.markdown'
import {Hero} from './hero/hero'
import {heroFragment} from './hero/hero.groq'
import {heroMarkdown} from './hero/hero.markdown'
import {Invitation} from './invitation/invitation'
import {invitationFragment} from './invitation/invitation.groq'
import {invitationMarkdown} from './invitation/invitation.markdown'
import {ItemList} from './item-list/item-list'
import {itemListFragment} from './item-list/item-list.groq'
import {itemListMarkdown} from './item-list/item-list.markdown'
import {LogoWall} from './logo-wall/logo-wall'
import {logoWallFragment} from './logo-wall/logo-wall.groq'
import {logoWallMarkdown} from './logo-wall/logo-wall.markdown'
import {PageHeader} from './page-header/page-header'
import {pageHeaderFragment} from './page-header/page-header.groq'
import {pageHeaderMarkdown} from './page-header/page-header.markdown'
import {PictureWithText} from './picture-with-text/picture-with-text'
import {pictureWithTextFragment} from './picture-with-text/picture-with-text.groq'
import {pictureWithTextMarkdown} from './picture-with-text/picture-with-text.markdown'
import {PointList} from './point-list/point-list'
import {pointListFragment} from './point-list/point-list.groq'
import {pointListMarkdown} from './point-list/point-list.markdown'
import {Pricing} from './pricing/pricing'
import {pricingFragment} from './pricing/pricing.groq'
import {pricingMarkdown} from './pricing/pricing.markdown'
import {Prose} from './prose/prose'
import {proseFragment} from './prose/prose.groq'
import {proseMarkdown} from './prose/prose.markdown'
import {RelatedPages} from './related-pages/related-pages'
import {relatedPagesFragment} from './related-pages/related-pages.groq'
import {relatedPagesMarkdown} from './related-pages/related-pages.markdown'
import {RoiCalculator} from './roi-calculator/roi-calculator'
import {roiCalculatorFragment} from './roi-calculator/roi-calculator.groq'
import {roiCalculatorMarkdown} from './roi-calculator/roi-calculator.markdown'
import {SiteSearch} from './site-search/site-search'
import {siteSearchFragment} from './site-search/site-search.groq'
import {siteSearchMarkdown} from './site-search/site-search.markdown'
import {Spotlight} from './spotlight/spotlight'
import {spotlightFragment} from './spotlight/spotlight.groq'
import {spotlightMarkdown} from './spotlight/spotlight.markdown'
import {Steps} from './steps/steps'
import {stepsFragment} from './steps/steps.groq'
import {stepsMarkdown} from './steps/steps.markdown'
import {Strengths} from './strengths/strengths'
import {strengthsFragment} from './strengths/strengths.groq'
import {strengthsMarkdown} from './strengths/strengths.markdown'
import {Testimonials} from './testimonials/testimonials'
import {testimonialsFragment} from './testimonials/testimonials.groq'
import {testimonialsMarkdown} from './testimonials/testimonials.markdown'
import {Tip} from './tip/tip'
import {tipFragment} from './tip/tip.groq'
import {tipMarkdown} from './tip/tip.markdown'
import {UseCases} from './use-cases/use-cases'
import {useCasesFragment} from './use-cases/use-cases.groq'
import {useCasesMarkdown} from './use-cases/use-cases.markdown'
import {Video} from './video/video'
import {videoFragment} from './video/video.groq'
import {videoMarkdown} from './video/video.markdown'

type Manifest = {
  [T in SectionType]: {
    Component: (props: SectionProps<T>) => ReactNode | Promise<ReactNode>
    markdown: SectionMarkdown<T>
  }
}

/** How every type of section is drawn and written as Markdown; the compiler rejects a missing one. */
export const sections: Manifest = {
  hero: {Component: Hero, markdown: heroMarkdown},
  pageHeader: {Component: PageHeader, markdown: pageHeaderMarkdown},
  badges: {Component: Badges, markdown: badgesMarkdown},
  testimonials: {Component: Testimonials, markdown: testimonialsMarkdown},
  logoWall: {Component: LogoWall, markdown: logoWallMarkdown},
  demo: {Component: Demo, markdown: demoMarkdown},
  pointList: {Component: PointList, markdown: pointListMarkdown},
  pictureWithText: {Component: PictureWithText, markdown: pictureWithTextMarkdown},
  video: {Component: Video, markdown: videoMarkdown},
  steps: {Component: Steps, markdown: stepsMarkdown},
  itemList: {Component: ItemList, markdown: itemListMarkdown},
  featureGrid: {Component: FeatureGrid, markdown: featureGridMarkdown},
  roiCalculator: {Component: RoiCalculator, markdown: roiCalculatorMarkdown},
  comparison: {Component: Comparison, markdown: comparisonMarkdown},
  strengths: {Component: Strengths, markdown: strengthsMarkdown},
  useCases: {Component: UseCases, markdown: useCasesMarkdown},
  founder: {Component: Founder, markdown: founderMarkdown},
  spotlight: {Component: Spotlight, markdown: spotlightMarkdown},
  tip: {Component: Tip, markdown: tipMarkdown},
  prose: {Component: Prose, markdown: proseMarkdown},
  articleList: {Component: ArticleList, markdown: articleListMarkdown},
  siteSearch: {Component: SiteSearch, markdown: siteSearchMarkdown},
  relatedPages: {Component: RelatedPages, markdown: relatedPagesMarkdown},
  faqList: {Component: FaqList, markdown: faqListMarkdown},
  figureList: {Component: FigureList, markdown: figureListMarkdown},
  pricing: {Component: Pricing, markdown: pricingMarkdown},
  invitation: {Component: Invitation, markdown: invitationMarkdown},
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
