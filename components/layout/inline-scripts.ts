import {framedScript} from '@/components/editing/framed-script'

import {firstViewScript} from './first-view-script'
import {languageScript} from './language-script'
import {navigationScript} from './navigation-script'
import {revealScript} from './reveal-script'
import {searchScript} from './search-script'
import {themeScript} from './theme-script'
import {vitalsScript} from './vitals-script'

/** What React writes into the part of a page that is kept while the rest is made for a request. */
const reactClock = 'requestAnimationFrame(function(){$RT=performance.now()});'

/** Inline scripts without a nonce. Static pages are read for the hashes of their scripts; dynamic pages allow these. */
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
