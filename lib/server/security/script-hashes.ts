import {createHash} from 'node:crypto'

/** A script element. Next.js and React escape `<` inside it. */
const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** Whether a script element needs a hash: external scripts and JSON do not. */
const isInline = (attributes: string) =>
  !/\ssrc=/.test(attributes) && !/\stype="application\/(ld\+)?json"/.test(attributes)

/** The source expression of an inline script: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The source expressions of all inline scripts in a page, each once. */
export function scriptHashes(html: string): string[] {
  const texts = [...html.matchAll(script)]
    .filter(([, attributes = '']) => isInline(attributes))
    .map(([, , text = '']) => text)
  return [...new Set(texts)].map(scriptHash)
}
