import 'server-only'
import {setTimeout as sleep} from 'node:timers/promises'

import {unstable_rethrow} from 'next/navigation'

import {searchTimeout} from './limits'

/** Slightly longer than the search's own timeout, which has its own message. */
const grace = 1000

/**
 * Data for the search page, or null on a timeout: this page is not cached, and a new process has no
 * cached data.
 */
export async function withTimeout<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await Promise.race([reading, sleep(searchTimeout + grace, null, {ref: false})])
  } catch (error) {
    unstable_rethrow(error)
    return null
  }
}
