import {statSync} from 'node:fs'
import {join} from 'node:path'

import {keptFiles, keptFolder} from './kept-files.ts'
import {stack} from './site.ts'

/** Every file in which Next.js keeps the HTML of a page: from the build, and from renderings since. */
function htmlFiles(page: string): string[] {
  const {distDir} = stack
  const later = keptFiles(distDir).filter((file) => file.endsWith(`$/${page}.html`))
  return [
    join(distDir, 'server/app', `${page}.html`),
    ...later.map((file) => join(keptFolder(distDir), file)),
  ]
}

/** When the page was rendered last, in milliseconds; 0 when it never was. */
export function renderedAt(page: string): number {
  const times = htmlFiles(page).map((file) => statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0)
  return Math.max(...times)
}

/** Milliseconds. Each publish is announced once more after five seconds. */
const quiet = 6000

/** Whether what is kept of the page, as `fr/app`, is what the site would answer now: it knows of no publish since. */
async function isCurrent(page: string): Promise<boolean> {
  const path = page.replace(/^en(?:\/|$)/, '')
  const {headers} = await fetch(`${stack.siteUrl}/${path}`, {method: 'HEAD', redirect: 'manual'})
  return headers.get('x-nextjs-cache') === 'HIT'
}

/** Waits until the page is current and was not rendered for longer than an earlier publish can take to be repeated. */
export async function settledAt(page: string): Promise<number> {
  for (let before = 0; ;) {
    const current = await isCurrent(page)
    const now = renderedAt(page)
    if (current && now === before) return now
    before = current ? now : 0
    await new Promise((resolve) => setTimeout(resolve, quiet))
  }
}
