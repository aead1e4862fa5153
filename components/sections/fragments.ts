import {articleListFragment} from './article-list/article-list.groq'
import {badgesFragment} from './badges/badges.groq'
import {benefitsFragment} from './benefits/benefits.groq'
import {callToActionFragment} from './call-to-action/call-to-action.groq'
import {capabilitiesFragment} from './capabilities/capabilities.groq'
import {choicesFragment} from './choices/choices.groq'
import {comparisonFragment} from './comparison/comparison.groq'
import {contactFragment} from './contact/contact.groq'
import {copilotFragment} from './copilot/copilot.groq'
import {demoFragment} from './demo/demo.groq'
import {exitPopupFragment} from './exit-popup/exit-popup.groq'
import {faqListFragment} from './faq-list/faq-list.groq'
import {featureGridFragment} from './feature-grid/feature-grid.groq'
import {founderFragment} from './founder/founder.groq'
import {heroFragment} from './hero/hero.groq'
import {invitationFragment} from './invitation/invitation.groq'
import {logoWallFragment} from './logo-wall/logo-wall.groq'
import {milestonesFragment} from './milestones/milestones.groq'
import {pageHeaderFragment} from './page-header/page-header.groq'
import {pictureWithTextFragment} from './picture-with-text/picture-with-text.groq'
import {pricingFragment} from './pricing/pricing.groq'
import {proseFragment} from './prose/prose.groq'
import {relatedPagesFragment} from './related-pages/related-pages.groq'
import {roiCalculatorFragment} from './roi-calculator/roi-calculator.groq'
import {siteSearchFragment} from './site-search/site-search.groq'
import {spotlightFragment} from './spotlight/spotlight.groq'
import {stepsFragment} from './steps/steps.groq'
import {strengthsFragment} from './strengths/strengths.groq'
import {testimonialsFragment} from './testimonials/testimonials.groq'
import {tipFragment} from './tip/tip.groq'
import {useCasesFragment} from './use-cases/use-cases.groq'
import {videoFragment} from './video/video.groq'
import {whyDifferentFragment} from './why-different/why-different.groq'

/** The GROQ projection of every section type; one line per type, as in `registry.ts`. */
export const sectionsFragment = /* groq */ `
  _key,
  _type,
  ${heroFragment},
  ${pageHeaderFragment},
  ${badgesFragment},
  ${testimonialsFragment},
  ${logoWallFragment},
  ${demoFragment},
  ${whyDifferentFragment},
  ${pictureWithTextFragment},
  ${videoFragment},
  ${copilotFragment},
  ${stepsFragment},
  ${capabilitiesFragment},
  ${benefitsFragment},
  ${featureGridFragment},
  ${roiCalculatorFragment},
  ${comparisonFragment},
  ${choicesFragment},
  ${strengthsFragment},
  ${useCasesFragment},
  ${founderFragment},
  ${milestonesFragment},
  ${spotlightFragment},
  ${tipFragment},
  ${proseFragment},
  ${articleListFragment},
  ${siteSearchFragment},
  ${relatedPagesFragment},
  ${faqListFragment},
  ${pricingFragment},
  ${invitationFragment},
  ${contactFragment},
  ${callToActionFragment},
  ${exitPopupFragment}
`
