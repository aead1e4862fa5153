import {setTimeout as sleep} from 'node:timers/promises'

import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'

/** What Sanity calls a sync-tag-invalidate Function with, as far as this one reads it. */
interface Envelope {
  event: {data: {syncTags: string[]}}
  /** Tells Sanity that the tags are invalidated. */
  done: (syncTags: string[]) => Promise<unknown>
}

/** Milliseconds between the two announcements: a page may be rendered from old answers during the first. */
const pause = 5000

async function announce(tags: string[]): Promise<void> {
  const {NEXT_PUBLIC_SITE_URL: site, SANITY_REVALIDATE_SECRET: secret = ''} = process.env
  const body = JSON.stringify({tags})
  const response = await fetch(new URL('/api/revalidate', site), {
    method: 'POST',
    headers: {[SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret)},
    body,
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`The site answered ${response.status}.`)
}

/** Tells the site of a publish, twice, like the embedded Content Lake; fails if the second time fails. */
export async function handler({event, done}: Envelope): Promise<void> {
  const {syncTags} = event.data
  await announce(syncTags).catch(() => undefined)
  await done(syncTags)
  await sleep(pause)
  await announce(syncTags)
}
