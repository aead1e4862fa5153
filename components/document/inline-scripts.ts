import {navigationScript} from '@/components/layout/navigation-script'
import {searchScript} from '@/components/layout/search-script'
import {framedScript} from '@/components/preview/framed-script'

import {firstViewScript} from './first-view-script'
import {languageScript} from './language-script'
import {themeScript} from './theme-script'

/** React inserts this script into the static part of a page that has dynamic parts. */
const reactClock = 'requestAnimationFrame(function(){$RT=performance.now()});'

/**
 * Inline scripts that Next.js gives no nonce: pages rendered per request allow them by hash. Static pages are hashed
 * whole.
 */
export const inlineScripts: readonly string[] = [
  firstViewScript,
  framedScript,
  languageScript,
  navigationScript,
  reactClock,
  searchScript,
  themeScript,
]
