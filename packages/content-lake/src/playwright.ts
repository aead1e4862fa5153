import {test, type TestType} from '@playwright/test'

import {type Fixtures, type FixtureOptions, fixturesIn} from './fixtures.ts'

type Given<T> = T extends TestType<infer Tests, infer Workers> ? [Tests, Workers] : never
type Base = Given<typeof test>

/** Playwright's `test` with a `dataset` for each test and a `contentLake` for each worker. */
export function contentLakeTest(
  options: FixtureOptions = {},
): TestType<Base[0] & Pick<Fixtures, 'dataset'>, Base[1] & Pick<Fixtures, 'contentLake'>> {
  const {contentLake, dataset} = fixturesIn('worker', options)
  return test.extend<Pick<Fixtures, 'dataset'>, Pick<Fixtures, 'contentLake'>>({
    contentLake: [...contentLake],
    dataset,
  })
}
