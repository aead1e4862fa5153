import 'server-only'
import {headers} from 'next/headers'

import {log} from './log'
import {knownRequestId, requestIdHeader} from './request-id'

/** Failures that do not fail the request, and how they are logged. */
const failures = {
  'cdn-not-purged': 'The CDN could not be purged',
  'lead-not-delivered': 'A webhook did not accept a form entry',
  'lead-not-stored': 'A form entry could not be stored',
  'outbox-not-read': 'The entries for webhooks could not be read',
  'results-not-read': 'Views and entries of pages could not be read',
  'search-failed': 'The Content Lake did not answer a search',
  'sign-in-refused': 'A sign-in was refused',
  'user-data': 'Error fetching user data',
  'view-not-counted': 'A view of a page could not be counted',
}

/** What may be logged; service messages are left out because they may quote user input. */
interface Details {
  /** The service's error code. */
  code?: string | null
  /** HTTP status of the service's answer. */
  status?: number | null
}

/** Id of the current request; none in a build or a test. */
async function currentRequestId(): Promise<string | undefined> {
  try {
    return knownRequestId((await headers()).get(requestIdHeader) ?? undefined)
  } catch {
    return undefined
  }
}

/** Logs a failure as one line without personal data. */
export async function logFailure(event: keyof typeof failures, details: Details): Promise<void> {
  const requestId = await currentRequestId()
  log.error({event, requestId, ...details}, failures[event])
}
