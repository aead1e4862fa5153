import 'server-only'
import {setTimeout as sleep} from 'node:timers/promises'

import {unstable_rethrow} from 'next/navigation'

import {searchTimeout} from './limits'

/** Slightly longer than the search's own timeout, which has its own message. */
const grace = 1000

/**
 * Resolves to the search page's data, or null on a timeout: neither this page nor, in a new process, its data is
 * cached.
 */
export async function withTimeout<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await Promise.race([reading, sleep(searchTimeout + grace, null, {ref: false})])
  } catch (error) {
    unstable_rethrow(error)
    return null
  }
}
