import 'server-only'
import {createHash} from 'node:crypto'
import {setTimeout as sleep} from 'node:timers/promises'

import {connection} from 'next/server'

import {logTextNotRead} from '../server/log'
import {storing} from '../server/storing'

/** A text for machines, such as a feed, with the headers that describe it. */
export interface MachineText {
  text: string
  headers: Record<string, string>
}

/** A text as it was last served at a path. */
interface Version extends MachineText {
  etag: string
  /** Since when the text and its headers are like this, in milliseconds; whole seconds, as in HTTP dates. */
  modified: number
}

/** Milliseconds to wait for a new version, while there is an older one. */
const timeout = 5000

/** The versions last served by path; an outage of the Content Lake leaves them as they are. */
const served = new Map<string, Version>()
const mostServed = 1000

function remember(pathname: string, read: MachineText): Version {
  const last = served.get(pathname)
  const hash = createHash('sha256').update(JSON.stringify(read)).digest('base64url')
  const etag = `"${hash}"`
  if (last?.etag === etag) return last
  const now = Math.floor(Date.now() / 1000) * 1000
  // Never the same second twice, or a client would keep the older version.
  const modified = Math.max(now, (last?.modified ?? 0) + 1000)
  const version = {...read, etag, modified}
  served.delete(pathname)
  served.set(pathname, version)
  const [oldest = ''] = served.keys()
  if (served.size > mostServed) served.delete(oldest)
  return version
}

async function versionOf(
  pathname: string,
  read: () => Promise<MachineText | null>,
): Promise<Version | null> {
  const last = served.get(pathname)
  try {
    const reading = read().then((text) => text && remember(pathname, text))
    if (!last) return await reading
    return await Promise.race([reading, sleep(timeout, last, {ref: false})])
  } catch (error) {
    if (!last) throw error
    logTextNotRead(pathname)
    return last
  }
}

/** RFC 9110: a date counts only without tags, and tags are compared weakly. */
function isKnown(headers: Headers, {etag, modified}: Version): boolean {
  const tags = headers.get('if-none-match')
  if (tags === null) return Date.parse(headers.get('if-modified-since') ?? '') >= modified
  return tags.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
}

/**
 * Responds with the current text, 304 to a client that has it, or 404. Caches must revalidate each time, because many of these
 * readers come once a day. `read` must have `currentText` among its cache tags.
 */
export async function textResponse(
  request: Request,
  read: () => Promise<MachineText | null>,
): Promise<Response> {
  await connection()
  const version = await versionOf(new URL(request.url).pathname, read)
  if (!version) return new Response(null, {status: 404, headers: {'cache-control': storing.nobody}})
  const headers = {
    'cache-control': storing.text,
    ...version.headers,
    // Weak, because servers in front compress the text.
    etag: `W/${version.etag}`,
    'last-modified': new Date(version.modified).toUTCString(),
  }
  return isKnown(request.headers, version)
    ? new Response(null, {status: 304, headers})
    : new Response(version.text, {headers})
}
