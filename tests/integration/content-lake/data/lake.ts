import type {SanityClient} from '@sanity/client'
import {afterAll, beforeAll} from 'vitest'

import {startTestLake, type TestLake} from '../server/lake.ts'

export interface UsedLake {
  lake: TestLake
  /** Signed in as editor, sees everything as stored. */
  editor: SanityClient
  /** Nobody. */
  anonymous: SanityClient
}

/** A lake for all tests of a file; it is there once the tests run. */
export function useLake(): UsedLake {
  const used = {} as UsedLake
  beforeAll(async () => {
    const lake = await startTestLake()
    const editor = lake.client('editor').withConfig({perspective: 'raw'})
    Object.assign(used, {lake, editor, anonymous: lake.client()})
  })
  afterAll(() => used.lake.close())
  return used
}
