import {firstHeading} from '@/lib/content/first-heading'
import {ownValue} from '@/lib/content/inherited-names'
import type {SectionContent, SectionType} from '@/lib/content/types'
import {stack} from '@/lib/seo/markdown/write'

import {articleListMarkdown} from './article-list/article-list.markdown'
import {badgesMarkdown} from './badges/badges.markdown'
import {benefitsMarkdown} from './benefits/benefits.markdown'
import {callToActionMarkdown} from './call-to-action/call-to-action.markdown'
import {capabilitiesMarkdown} from './capabilities/capabilities.markdown'
import {choicesMarkdown} from './choices/choices.markdown'
import {comparisonMarkdown} from './comparison/comparison.markdown'
import {contactMarkdown} from './contact/contact.markdown'
import type {SectionMarkdown, SectionMarkdownContext} from './context'
import {copilotMarkdown} from './copilot/copilot.markdown'
import {demoMarkdown} from './demo/demo.markdown'
import {exitPopupMarkdown} from './exit-popup/exit-popup.markdown'
import {faqListMarkdown} from './faq-list/faq-list.markdown'
import {featureGridMarkdown} from './feature-grid/feature-grid.markdown'
import {founderMarkdown} from './founder/founder.markdown'
import {heroMarkdown} from './hero/hero.markdown'
import {invitationMarkdown} from './invitation/invitation.markdown'
import {logoWallMarkdown} from './logo-wall/logo-wall.markdown'
import {milestonesMarkdown} from './milestones/milestones.markdown'
import {pageHeaderMarkdown} from './page-header/page-header.markdown'
import {pictureWithTextMarkdown} from './picture-with-text/picture-with-text.markdown'
import {pricingMarkdown} from './pricing/pricing.markdown'
import {proseMarkdown} from './prose/prose.markdown'
import {relatedPagesMarkdown} from './related-pages/related-pages.markdown'
import {roiCalculatorMarkdown} from './roi-calculator/roi-calculator.markdown'
import {siteSearchMarkdown} from './site-search/site-search.markdown'
import {spotlightMarkdown} from './spotlight/spotlight.markdown'
import {stepsMarkdown} from './steps/steps.markdown'
import {strengthsMarkdown} from './strengths/strengths.markdown'
import {testimonialsMarkdown} from './testimonials/testimonials.markdown'
import {tipMarkdown} from './tip/tip.markdown'
import {useCasesMarkdown} from './use-cases/use-cases.markdown'
import {videoMarkdown} from './video/video.markdown'
import {whyDifferentMarkdown} from './why-different/why-different.markdown'

type AnySection = (section: never, context: SectionMarkdownContext) => string

type Registry = {[T in SectionType]: SectionMarkdown<T>}

/** The Markdown function of every section type; the compiler rejects a missing one. */
export const markdownRegistry: Registry = {
  hero: heroMarkdown,
  pageHeader: pageHeaderMarkdown,
  badges: badgesMarkdown,
  testimonials: testimonialsMarkdown,
  logoWall: logoWallMarkdown,
  demo: demoMarkdown,
  whyDifferent: whyDifferentMarkdown,
  pictureWithText: pictureWithTextMarkdown,
  video: videoMarkdown,
  copilot: copilotMarkdown,
  steps: stepsMarkdown,
  capabilities: capabilitiesMarkdown,
  benefits: benefitsMarkdown,
  featureGrid: featureGridMarkdown,
  roiCalculator: roiCalculatorMarkdown,
  comparison: comparisonMarkdown,
  choices: choicesMarkdown,
  strengths: strengthsMarkdown,
  useCases: useCasesMarkdown,
  founder: founderMarkdown,
  milestones: milestonesMarkdown,
  spotlight: spotlightMarkdown,
  tip: tipMarkdown,
  prose: proseMarkdown,
  articleList: articleListMarkdown,
  relatedPages: relatedPagesMarkdown,
  faqList: faqListMarkdown,
  pricing: pricingMarkdown,
  invitation: invitationMarkdown,
  contact: contactMarkdown,
  callToAction: callToActionMarkdown,
  exitPopup: exitPopupMarkdown,
  siteSearch: siteSearchMarkdown,
}

/** The Markdown of a page's sections in order. Unknown types write nothing. */
export function sectionsMarkdown(
  sections: SectionContent[],
  context: Omit<SectionMarkdownContext, 'level'>,
): string {
  const first = firstHeading(sections)
  const written = sections.map((section, index) => {
    // Each function takes its own type; the registry's type guarantees the match.
    const write = ownValue(markdownRegistry, section._type) as unknown as AnySection | undefined
    return write?.(section as never, {...context, level: index === first ? 1 : 2})
  })
  return stack(...written)
}
