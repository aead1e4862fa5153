import 'server-only'
import {setTimeout as sleep} from 'node:timers/promises'

import {unstable_rethrow} from 'next/navigation'

import {patience} from './limits'

/** A little more than a search may take, which has words of its own for that. */
const grace = 1000

/**
 * What is read for the page of a search, or null when it cannot be read in time: a process that has just started has kept
 * nothing yet, and this page, unlike all others, is in no file.
 */
export async function inTime<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await Promise.race([reading, sleep(patience + grace, null, {ref: false})])
  } catch (error) {
    unstable_rethrow(error)
    return null
  }
}
