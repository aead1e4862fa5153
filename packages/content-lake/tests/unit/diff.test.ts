import {evaluate, parse} from 'groq-js'
import {describe, expect, test} from 'vitest'

import {viewOfOnly} from '../../src/data/documents/views.ts'
import {evaluatePlan} from '../../src/data/groq/evaluate.ts'
import {planOf} from '../../src/data/groq/plan.ts'

const base = {
  title: 'One',
  slug: {current: 'one'},
  tags: ['a', 'b'],
  items: [
    {_key: 'x', n: 1, part: {k: 1}},
    {_key: 'y', n: 2, part: {k: 2}},
  ],
}

const changes: Record<string, object> = {
  nothing: base,
  title: {...base, title: 'Two'},
  slug: {...base, slug: {current: 'two'}},
  'a part to another type': {...base, slug: 'one'},
  'a tag': {...base, tags: ['a', 'c']},
  'one tag more': {...base, tags: ['a', 'b', 'c']},
  'an item': {...base, items: [base.items[0], {_key: 'y', n: 2, part: {k: 9}}]},
  'which item is selected': {...base, items: [base.items[0], {...base.items[1], n: 1}]},
  'items to none': {...base, items: []},
}

const selectors = [
  'title',
  'slug.current',
  '(title, slug)',
  'tags',
  'tags[]',
  'tags[@ == "b"]',
  'items[].n',
  'items[n == $one]',
  'items[n == $one].part',
  'items[].(n, part.k)',
  'items[]["n"]',
  'anywhere(_key == "y")',
  '(tags[], items[_key match "y*"].part.k)',
]

const setting = {
  view: viewOfOnly([]),
  identity: {id: 'someone', role: 'viewer'},
  timestamp: new Date(),
  dataset: 'production',
  projectId: 'local',
}

describe.each(Object.entries(changes))('a change of %s', (_, after) => {
  test.each(selectors)('has the result of groq-js for %s', async (selector) => {
    for (const name of ['changedAny', 'changedOnly']) {
      const query = `diff::${name}($before, $after, ${selector})`
      const params = {before: base, after, one: 1}
      const expected: unknown = await (await evaluate(parse(query, {params}), {params})).get()
      const {result} = evaluatePlan(planOf(query, params), setting)
      expect({query, result}).toStrictEqual({query, result: expected})
    }
  })
})
