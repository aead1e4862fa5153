import {badgesFragment} from './badges/badges.groq'
import {callToActionFragment} from './call-to-action/call-to-action.groq'
import {copilotFragment} from './copilot/copilot.groq'
import {faqListFragment} from './faq-list/faq-list.groq'
import {featureGridFragment} from './feature-grid/feature-grid.groq'
import {heroFragment} from './hero/hero.groq'
import {whyDifferentFragment} from './why-different/why-different.groq'

/** The GROQ projection of every section type; one line per section, beside its component in `registry.ts`. */
export const sectionsFragment = /* groq */ `
  _key,
  _type,
  ${heroFragment},
  ${badgesFragment},
  ${whyDifferentFragment},
  ${copilotFragment},
  ${featureGridFragment},
  ${faqListFragment},
  ${callToActionFragment}
`
