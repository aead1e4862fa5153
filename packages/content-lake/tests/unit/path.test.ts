import * as fc from 'fast-check'
import {expect, test} from 'vitest'

import {IdPattern} from '../../src/data/groq/path.ts'

/** Returns a path pattern's meaning by the specification, as a regular expression. */
function expressionOf(pattern: string): RegExp {
  const names = pattern.split('.').map((name) => {
    if (name === '**') return '.*'
    return name === '*' ? '[^.]+' : name
  })
  return new RegExp(`^${names.join(String.raw`\.`)}$`)
}

const dotted = (...names: string[]) => {
  return fc
    .array(fc.constantFrom(...names), {minLength: 1, maxLength: 6})
    .map((all) => all.join('.'))
}

test('a pattern of ids matches what its regular expression matches', () => {
  const property = fc.property(dotted('a', 'b', ''), dotted('a', '*', '**', ''), (id, pattern) => {
    const about = `${id} in ${pattern}`
    expect([about, new IdPattern(pattern).matches(id)]).toStrictEqual([
      about,
      expressionOf(pattern).test(id),
    ])
  })
  fc.assert(property, {numRuns: 1000})
})
