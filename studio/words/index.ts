import {defineLocaleResourceBundle, type LocaleResourceBundle} from 'sanity'

import {failureWords} from '../actions/failure-text'
import {removalWords} from '../actions/removal/words'
import {actionsWords} from '../actions/words'
import {figuresWords} from '../figures/words'
import {lengthWords} from '../inputs/length/words'
import {pastedTextWords} from '../inputs/pasted-text/words'
import {seoWords} from '../inputs/seo/words'
import {tableWords} from '../inputs/table/words'
import {pageBuilderWords} from '../page-builder/words'
import {presentationWords} from '../presentation/words'
import {releasesWords} from '../releases/words'
import {structureWords} from '../structure/words'
import {templatesWords} from '../templates/words'
import {figuresToolWords} from '../tools/figures/words'
import {homeWords} from '../tools/home/words'
import {translationStatusWords} from '../tools/translations/words'
import {translationsWords} from '../translations/words'
import {uploadsWords} from '../uploads/words'
import type {LocaleWords} from './locale-words'
import {languageWords} from './words'

const bundles: LocaleWords[] = [
  languageWords,
  figuresWords,
  figuresToolWords,
  tableWords,
  actionsWords,
  failureWords,
  homeWords,
  removalWords,
  lengthWords,
  pastedTextWords,
  seoWords,
  pageBuilderWords,
  templatesWords,
  presentationWords,
  releasesWords,
  structureWords,
  translationsWords,
  translationStatusWords,
  uploadsWords,
]

/** What the Studio adds to Sanity's own words, in each of its languages. */
export const studioWords: LocaleResourceBundle[] = bundles.flatMap(({namespace, words}) =>
  Object.entries(words).map(([locale, resources]) =>
    defineLocaleResourceBundle({locale, namespace, resources}),
  ),
)
