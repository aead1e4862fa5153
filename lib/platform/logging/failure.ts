import 'server-only'
import {headers} from 'next/headers'

import {log} from './log'
import {knownRequestId, requestIdHeader} from './request-id'

/** What may fail while a request goes on, and what is said of it. */
const failures = {
  'cdn-not-purged': 'The CDN did not take which addresses have changed',
  'lead-not-stored': 'An entry of a form could not be stored',
  'search-failed': 'The Content Lake did not answer a search',
  'user-data': 'Error fetching user data',
}

/** What may be told of a failure: messages of services may repeat what somebody typed. */
interface Details {
  /** The service's own code. */
  code?: string | null
  /** The status it answered. */
  status?: number | null
}

/** The id of the request that is answered. There is none in a build, nor in a test. */
async function currentRequestId(): Promise<string | undefined> {
  try {
    return knownRequestId((await headers()).get(requestIdHeader) ?? undefined)
  } catch {
    return undefined
  }
}

/** Notes that something failed, as one line that names nobody. */
export async function logFailure(event: keyof typeof failures, details: Details): Promise<void> {
  const requestId = await currentRequestId()
  log.error({event, requestId, ...details}, failures[event])
}
