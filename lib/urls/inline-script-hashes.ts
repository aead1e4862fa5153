import {scriptHash} from '../server/security-policy'
import {inlineScripts} from './inline-scripts'

/** React inserts this script into the static part of a page that has dynamic parts. */
const reactClock = 'requestAnimationFrame(function(){$RT=performance.now()});'

/**
 * Hashes of the inline scripts that Next.js gives no nonce, for pages rendered per request. Static pages are hashed
 * whole.
 */
export const inlineScriptHashes: readonly string[] = [
  ...Object.values(inlineScripts),
  reactClock,
].map(scriptHash)
