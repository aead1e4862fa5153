import {articleList} from './article-list'
import {badges} from './badges'
import {benefits} from './benefits'
import {callToAction} from './call-to-action'
import {capabilities} from './capabilities'
import {choices} from './choices'
import {comparison} from './comparison'
import {contact} from './contact'
import {copilot} from './copilot'
import {demo} from './demo'
import {exitPopup} from './exit-popup'
import {faqList} from './faq-list'
import {featureGrid} from './feature-grid'
import {founder} from './founder'
import {hero} from './hero'
import {invitation} from './invitation'
import {milestones} from './milestones'
import {pageHeader} from './page-header'
import {prose} from './prose'
import {relatedPages} from './related-pages'
import {roiCalculator} from './roi-calculator'
import {siteSearch} from './site-search'
import {spotlight} from './spotlight'
import {steps} from './steps'
import {strengths} from './strengths'
import {tip} from './tip'
import {useCases} from './use-cases'
import {whyDifferent} from './why-different'

/** Every section a page may contain, in the order of the Studio's insert menu. */
export const sectionTypes = [
  hero,
  pageHeader,
  badges,
  demo,
  whyDifferent,
  copilot,
  steps,
  capabilities,
  benefits,
  featureGrid,
  roiCalculator,
  comparison,
  choices,
  strengths,
  useCases,
  founder,
  milestones,
  spotlight,
  tip,
  prose,
  articleList,
  siteSearch,
  relatedPages,
  faqList,
  invitation,
  contact,
  callToAction,
  exitPopup,
]
