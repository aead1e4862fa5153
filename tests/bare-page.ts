import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {gzipSync} from 'node:zlib'

import {build} from './processes/next.ts'
import {root} from './processes/run.ts'

const sources = {
  'next.config.mjs': `export default {turbopack: {root: ${JSON.stringify(root)}}}`,
  'package.json': '{"private": true}',
  // Without some of its own, Turbopack takes the site's from the folder above.
  'instrumentation.js': 'export function register() {}',
  'proxy.js': `export function proxy() {}
  export const config = {matcher: '/nothing'}`,
  'app/(bare)/layout.jsx': `export default function Layout({children}) {
    return <html lang="en"><body>{children}</body></html>
  }`,
  'app/(bare)/page.jsx': `export default function Page() {
    return <h1>Nothing</h1>
  }`,
}

/** A page of the same Next.js with nothing but a heading on it: what any page of it costs at least. */
export interface BarePage {
  /** Where it was built, for `next start`. */
  folder: string
  html: string
  /** The scripts that its HTML loads in browsers of today. */
  scripts: Buffer[]
  remove(): void
}

/** The bytes of scripts as they are sent. */
export function measureScripts(scripts: readonly Buffer[]): number {
  return scripts.reduce((bytes, script) => bytes + gzipSync(script, {level: 9}).length, 0)
}

/** Builds it, in a folder of its own; `more` are files that it is built with, by their paths. */
export async function buildBarePage(more: Record<string, string | Buffer> = {}): Promise<BarePage> {
  // Below the root, so that packages are found; a name that git and the site's own build pass over.
  const folder = mkdtempSync(join(root, '.next-bare-'))
  const remove = () => rmSync(folder, {recursive: true, force: true})
  try {
    for (const [name, content] of Object.entries({...sources, ...more})) {
      mkdirSync(dirname(join(folder, name)), {recursive: true})
      writeFileSync(join(folder, name), content)
    }
    await build({}, folder)
    const html = readFileSync(join(folder, '.next/server/app/index.html'), 'utf8')
    const tags = [...html.matchAll(/<script[^>]*\bsrc="\/_next\/([^"]+)"[^>]*>/g)]
    const scripts = tags
      .filter(([tag]) => !tag.includes('noModule'))
      .map(([, path = '']) => readFileSync(join(folder, '.next', path)))
    return {folder, html, scripts, remove}
  } catch (error) {
    remove()
    throw error
  }
}
