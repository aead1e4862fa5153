import * as fc from 'fast-check'
import {expect, test} from 'vitest'

import {jsonBytes} from '../../../local/content-lake/data/http/json.ts'

test('JSON that is written in parts is the same JSON', () => {
  const unit = fc.constantFrom('a', '"', '\\', '\n', 'é', '’', '語', '😀', '\ud800')
  const text = fc.string({unit, maxLength: 300})
  const part = fc.jsonValue({stringUnit: unit})
  const answer = fc.record({
    result: fc.oneof(part, fc.dictionary(text, fc.oneof(text, part), {noNullPrototype: true})),
    ms: fc.nat(),
  })
  fc.assert(
    fc.property(answer, (value) => {
      expect(jsonBytes(value).toString()).toBe(JSON.stringify(value))
    }),
  )
  expect(jsonBytes({result: {a: undefined, b: {}}}).toString()).toBe('{"result":{"b":{}}}')
})
