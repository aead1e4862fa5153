import {readFileSync} from 'node:fs'
import {appendFile, mkdir} from 'node:fs/promises'
import {dirname} from 'node:path'

import {tagsManifest} from './tags.ts'

type TagState = NonNullable<ReturnType<typeof tagsManifest.get>>

/** What one announcement has changed. */
type Note = [tag: string, state: TagState][]

/** By the latest of all clocks: pages are dated by that of the day, results of queries by the one that nobody sets. */
export const latest = () =>
  Math.ceil(Math.max(Date.now(), performance.timeOrigin + performance.now()))

function parse(line: string): Note {
  try {
    return JSON.parse(line) as Note
  } catch {
    // The process, or the room on the disk, ended in the middle of it.
    return []
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Takes up what was noted before this process began: pages that it finds on the disk may be older. */
export function recallTags(file: string): void {
  const now = latest()
  for (const [tag, state] of read(file).split('\n').filter(Boolean).flatMap(parse)) {
    // A clock that was ahead would make pages stale for as long.
    const stale = Math.min(state.stale ?? 0, now)
    if ((tagsManifest.get(tag)?.stale ?? 0) < stale) tagsManifest.set(tag, {...state, stale})
  }
}

/**
 * Makes what Next.js has just noted of these tags count for all that is kept, the newest of which has this date: it seems to
 * be newer than the announcement when the clock was set back meanwhile.
 */
export function outdate(tags: readonly string[], newest: number): void {
  const stale = Math.max(latest(), newest + 1)
  for (const tag of tags) {
    const state = tagsManifest.get(tag)
    if (state?.stale) tagsManifest.set(tag, {...state, stale})
  }
}

/** Writes down what Next.js has noted of these tags, which it forgets when the process ends. */
export async function noteTags(file: string, tags: readonly string[]): Promise<void> {
  const note: Note = tags.map((tag) => [tag, tagsManifest.get(tag) ?? {}])
  await mkdir(dirname(file), {recursive: true})
  // A line of its own, also after one that was cut off.
  await appendFile(file, `\n${JSON.stringify(note)}\n`)
}
