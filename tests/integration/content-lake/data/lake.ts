import type {SanityClient} from '@sanity/client'
import {afterAll, beforeAll} from 'vitest'

import {type Role, startTestLake, type TestLake} from '../server/lake.ts'

export interface UsedLake {
  lake: TestLake
  /** With the administrator's token and the perspective `raw`. */
  administrator: SanityClient
  /** With the editor's token and the perspective `raw`. */
  editor: SanityClient
  /** With the viewer's token and the perspective `raw`. */
  viewer: SanityClient
  /** Without a token. */
  anonymous: SanityClient
}

/** Provides a lake to all tests of a file; its properties can be used once the tests run. */
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
