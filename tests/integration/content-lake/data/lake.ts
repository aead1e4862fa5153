import type {SanityClient} from '@sanity/client'
import {afterAll, beforeAll} from 'vitest'

import {startTestLake, type TestLake} from '../server/lake.ts'

export interface UsedLake {
  lake: TestLake
  /** Signed in as administrator, sees everything as stored. */
  administrator: SanityClient
  /** The same as editor. */
  editor: SanityClient
  /** Nobody. */
  anonymous: SanityClient
}

/** A lake for all tests of a file; it is there once the tests run. */
export function useLake(): UsedLake {
  const used = {} as UsedLake
  beforeAll(async () => {
    const lake = await startTestLake()
    const administrator = lake.client('administrator').withConfig({perspective: 'raw'})
    const editor = lake.client('editor').withConfig({perspective: 'raw'})
    Object.assign(used, {lake, administrator, editor, anonymous: lake.client()})
  })
  afterAll(() => used.lake.close())
  return used
}
