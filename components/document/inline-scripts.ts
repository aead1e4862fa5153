import {navigationScript} from '@/components/layout/navigation-script'
import {searchScript} from '@/components/layout/search-script'
import {framedScript} from '@/components/preview/framed-script'
import {scriptHash} from '@/lib/server/security/script-hashes'

import {firstViewScript} from './first-view-script'
import {languageScript} from './language-script'
import {themeScript} from './theme-script'

/** React inserts this script into the static part of a page that has dynamic parts. */
const reactClock = 'requestAnimationFrame(function(){$RT=performance.now()});'

/**
 * Hashes of the inline scripts that Next.js gives no nonce, for pages rendered per request. Static pages are hashed
 * whole.
 */
export const inlineScriptHashes: readonly string[] = [
  firstViewScript,
  framedScript,
  languageScript,
  navigationScript,
  reactClock,
  searchScript,
  themeScript,
].map(scriptHash)
