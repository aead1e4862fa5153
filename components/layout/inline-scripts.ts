import {framedScript} from '@/components/preview/framed-script'

import {firstViewScript} from './first-view-script'
import {languageScript} from './language-script'
import {navigationScript} from './navigation-script'
import {searchScript} from './search-script'
import {themeScript} from './theme-script'

/** React writes this into the static part of a page that has dynamic parts. */
const reactClock = 'requestAnimationFrame(function(){$RT=performance.now()});'

/** The inline scripts that Next.js gives no nonce: a page rendered per request allows them by hash. Static pages are hashed whole. */
export const inlineScripts: readonly string[] = [
  firstViewScript,
  framedScript,
  languageScript,
  navigationScript,
  reactClock,
  searchScript,
  themeScript,
]
