import {createHash} from 'node:crypto'

/** A script and its attributes. Next.js and React escape `<` in what they write into one, so none ends too soon. */
const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** What a browser runs, or, of a script's other contents, asks the policy about: the rest is data. */
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

/** How a policy names a script that may run. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The hashes of all scripts that are written into a page. */
export function scriptHashes(html: string): string[] {
  const texts = [...html.matchAll(script)]
    .filter(([, attributes = '']) => runs(attributes))
    .map(([, , text = '']) => text)
  return [...new Set(texts)].map(scriptHash)
}
