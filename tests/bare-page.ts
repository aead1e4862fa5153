import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {gzipSync} from 'node:zlib'

import {build} from './processes/next.ts'
import {root} from './processes/run.ts'

const sources = {
  'next.config.mjs': `export default {turbopack: {root: ${JSON.stringify(root)}}}`,
  'package.json': '{"private": true}',
  // Without an instrumentation file here, Turbopack picks up the site's from the parent folder.
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

/** A page of the same Next.js with nothing but a heading: the least that any page costs. */
export interface BarePage {
  /** The project's folder, for `next start`. */
  folder: string
  html: string
  /** The scripts that modern browsers load. */
  scripts: Buffer[]
  remove(): void
}

/** Returns the compressed size of scripts, in bytes. */
export function measureScripts(scripts: readonly Buffer[]): number {
  return scripts.reduce((bytes, script) => bytes + gzipSync(script, {level: 9}).length, 0)
}

/** Builds the page in a folder of its own, with further files by path. */
export async function buildBarePage(more: Record<string, string | Buffer> = {}): Promise<BarePage> {
  // Inside the repository, so that packages resolve; git and the site's build ignore this name.
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
