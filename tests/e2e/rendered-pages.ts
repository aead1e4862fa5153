import {existsSync, readdirSync, statSync} from 'node:fs'
import {join} from 'node:path'

import {stack} from './site.ts'

/** The folder in which the page cache stores pages rendered since the build. */
const cache = join(stack.distDir, 'server/route-cache')

/** Returns every file in the page cache, as a relative path. */
export const pageCacheFiles = (): string[] =>
  existsSync(cache) ? readdirSync(cache, {recursive: true, encoding: 'utf8'}) : []

/** Returns every file with the HTML of a page: from the build and from later renders. */
function htmlFiles(page: string): string[] {
  const later = pageCacheFiles().filter((file) => file.endsWith(`$/${page}.html`))
  return [
    join(stack.distDir, 'server/app', `${page}.html`),
    ...later.map((file) => join(cache, file)),
  ]
}

/** Returns when the page was last rendered, in milliseconds, or 0 when it never was. */
export function renderedAt(page: string): number {
  const times = htmlFiles(page).map((file) => statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0)
  return Math.max(...times)
}

/** Milliseconds. The site is notified of each publish again after five seconds. */
const quiet = 6000

/** Returns whether the cached page, such as `fr/app`, is fresh, with no invalidation since it was rendered. */
async function isCurrent(page: string): Promise<boolean> {
  const path = page.replace(/^en(?:\/|$)/, '')
  const {headers} = await fetch(`${stack.siteUrl}/${path}`, {method: 'HEAD', redirect: 'manual'})
  return headers.get('x-nextjs-cache') === 'HIT'
}

/** Waits until the page is fresh and no earlier publish can still trigger a render; returns when it was rendered. */
export async function settledAt(page: string): Promise<number> {
  for (let before = 0; ;) {
    const current = await isCurrent(page)
    const now = renderedAt(page)
    if (current && now === before) return now
    before = current ? now : 0
    await new Promise((resolve) => setTimeout(resolve, quiet))
  }
}
