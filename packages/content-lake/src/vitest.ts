import {test, type TestAPI} from 'vitest'

export type {SeedDocument} from './fixtures.ts'
import {type Fixtures, type FixtureOptions, fixturesIn} from './fixtures.ts'

/** Vitest's `test` with a `dataset` for each test and a `contentLake` for each file. */
export function contentLakeTest(options: FixtureOptions = {}): TestAPI<Fixtures> {
  const {contentLake, dataset} = fixturesIn('file', options)
  return test.extend<Fixtures>({contentLake: [...contentLake], dataset})
}
