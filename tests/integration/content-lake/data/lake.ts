import type {SanityClient} from '@sanity/client'
import {afterAll, beforeAll} from 'vitest'

import {type Role, startTestLake, type TestLake} from '../server/lake.ts'

export interface UsedLake {
  lake: TestLake
  /** Signed in as administrator, sees everything as stored. */
  administrator: SanityClient
  /** The same as editor. */
  editor: SanityClient
  /** The same as viewer. */
  viewer: SanityClient
  /** Nobody. */
  anonymous: SanityClient
}

/** A lake for all tests of a file; it is there once the tests run. */
export function useLake(): UsedLake {
  const used = {} as UsedLake
  beforeAll(async () => {
    const lake = await startTestLake()
    const as = (role: Role) => lake.client(role).withConfig({perspective: 'raw'})
    const [administrator, editor, viewer] = [as('administrator'), as('editor'), as('viewer')]
    Object.assign(used, {lake, administrator, editor, viewer, anonymous: lake.client()})
  })
  afterAll(() => used.lake.close())
  return used
}
