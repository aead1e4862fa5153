import {createHash} from 'node:crypto'

/** Matches a script. Next.js and React escape `<` inside, so the match never ends early. */
const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** Whether a script executes; other types are data. */
const runs = (attributes: string) =>
  !/\ssrc=/.test(attributes) && !/\stype="application\/(ld\+)?json"/.test(attributes)

/** Between two scripts with which a page hands its content to React, piece by piece. */
const seam = '])</script><script>self.__next_f.push('

/**
 * One script instead of the dozens that follow each other. A page that is kept is sent whole, so the pieces gain nothing,
 * and each would need a hash of 53 bytes in the header.
 */
export function joinScripts(html: string): string {
  return html.replaceAll(seam, ']);self.__next_f.push(')
}

/** A CSP hash source. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Hash sources of all inline scripts in a page. */
export function scriptHashes(html: string): string[] {
  const texts = [...html.matchAll(script)]
    .filter(([, attributes = '']) => runs(attributes))
    .map(([, , text = '']) => text)
  return [...new Set(texts)].map(scriptHash)
}
