import {badges} from './badges'
import {callToAction} from './call-to-action'
import {copilot} from './copilot'
import {faqList} from './faq-list'
import {featureGrid} from './feature-grid'
import {hero} from './hero'
import {whyDifferent} from './why-different'

/** Every section a page may contain, in the order of the Studio's insert menu. */
export const sectionTypes = [
  hero,
  badges,
  whyDifferent,
  copilot,
  featureGrid,
  faqList,
  callToAction,
]
