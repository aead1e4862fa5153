import type {SchemaTypeDefinition} from 'sanity'

import {bilingual} from '../bilingual'
import {articleList} from './article-list'
import {badges} from './badges'
import {callToAction} from './call-to-action'
import {comparison} from './comparison'
import {contact} from './contact'
import {demo} from './demo'
import {exitPopup} from './exit-popup'
import {faqList} from './faq-list'
import {featureGrid} from './feature-grid'
import {figureList} from './figure-list'
import {founder} from './founder'
import {hero} from './hero'
import {invitation} from './invitation'
import {itemList} from './item-list'
import {logoWall} from './logo-wall'
import {pageHeader} from './page-header'
import {pictureWithText} from './picture-with-text'
import {pointList} from './point-list'
import {pricing} from './pricing'
import {prose} from './prose'
import {relatedPages} from './related-pages'
import {roiCalculator} from './roi-calculator'
import {siteSearch} from './site-search'
import {spotlight} from './spotlight'
import {steps} from './steps'
import {strengths} from './strengths'
import {testimonials} from './testimonials'
import {tip} from './tip'
import {useCases} from './use-cases'
import {video} from './video'

interface SectionGroup {
  name: string
  title: string
  types: (SchemaTypeDefinition & {name: string})[]
}

/** All sections by group, in the order of the Studio's insert menu. */
export const sectionGroups: SectionGroup[] = [
  {name: 'opening', title: bilingual('Opening', 'Ouverture'), types: [hero, pageHeader]},
  {
    name: 'proof',
    title: bilingual('Proof', 'Preuves'),
    types: [badges, testimonials, logoWall, demo, roiCalculator, founder, spotlight],
  },
  {
    name: 'explain',
    title: bilingual('Explain', 'Explications'),
    types: [pointList, pictureWithText, video, steps, itemList, featureGrid, useCases, prose, tip],
  },
  {
    name: 'compare',
    title: bilingual('Compare', 'Comparaisons'),
    types: [comparison, strengths],
  },
  {
    name: 'lists',
    title: bilingual('Lists', 'Listes'),
    types: [faqList, figureList, articleList, relatedPages, siteSearch],
  },
  {
    name: 'convert',
    title: bilingual('Convert', 'Conversion'),
    types: [pricing, callToAction, invitation, contact, exitPopup],
  },
]

/** All sections. */
export const sectionTypes = sectionGroups.flatMap(({types}) => types)

/** The site looks for the page that has one of these. */
const ofOnePage = new Set([articleList, figureList, siteSearch].map(({name}) => name))

/** Sections that pages may share. */
export const shareableSections = sectionTypes.filter(({name}) => !ofOnePage.has(name))
