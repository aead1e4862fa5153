import {assert, vi} from 'vitest'

const described = (item: unknown) => (typeof item === 'string' ? item : JSON.stringify(item))

/** Asserts that a list of the repository's own faults is empty; the failure names each, and the remedy. */
export const expectNone = vi.defineHelper((faults: readonly unknown[], remedy: string): void => {
  assert(faults.length === 0, [`${remedy}:`, ...faults.map(described)].join('\n'))
})

/** Asserts that two lists have the same members; the failure names what each lacks, and the remedy. */
export const expectSame = vi.defineHelper(
  (found: readonly unknown[], expected: readonly unknown[], remedy: string): void => {
    const missing = expected.filter((item) => !found.includes(item))
    const unexpected = found.filter((item) => !expected.includes(item))
    expectNone(
      [
        ...missing.map((item) => `missing: ${described(item)}`),
        ...unexpected.map((item) => `not expected: ${described(item)}`),
        ...(found.length === expected.length
          ? []
          : [`${found.length} instead of ${expected.length}`]),
      ],
      remedy,
    )
  },
)
