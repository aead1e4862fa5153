import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

import {expect, it} from 'vitest'

import {mutations} from '../../mutations/mutations.ts'
import {root} from '../../processes/run.ts'
import {expectNone} from '../expect-none.ts'

/** Where the tests of a check are, if not named from the root. */
const folders: Partial<Record<string, string>> = {
  'content-lake': 'packages/content-lake',
  e2e: 'tests/e2e',
}

it.each(mutations)(
  '$name: the source text and the tests exist',
  ({file, from, to, check, tests}) => {
    expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2)
    expect(to).not.toBe(from)
    const folder = folders[check] ?? ''
    expectNone(
      tests.filter((test) => !existsSync(join(root, folder, test))),
      'Name the moved tests in tests/mutations/mutations.ts',
    )
  },
)

it('there are at least thirty mutations', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(30)
})
