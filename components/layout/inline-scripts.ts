import {framedScript} from '@/components/preview/framed-script'

import {firstViewScript} from './first-view-script'
import {languageScript} from './language-script'
import {navigationScript} from './navigation-script'
import {revealScript} from './reveal-script'
import {searchScript} from './search-script'
import {themeScript} from './theme-script'
import {vitalsScript} from './vitals-script'

/** What React writes into the part of a page that is kept while the rest is made for a request. */
const reactClock = 'requestAnimationFrame(function(){$RT=performance.now()});'

/**
 * The scripts in pages that Next.js does not give a nonce. Pages that are kept are read for their scripts; a page that is
 * made for one request is allowed these.
 */
export const inlineScripts: readonly string[] = [
  firstViewScript,
  framedScript,
  languageScript,
  navigationScript,
  reactClock,
  revealScript,
  searchScript,
  themeScript,
  vitalsScript,
]
