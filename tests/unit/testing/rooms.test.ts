import {expect, it} from 'vitest'

import {lakeTests, ownTests, percentOf, rooms, scoreOf, scoreTable} from '../../mutations/rooms.ts'

const mutants = (...statuses: string[]) => ({mutants: statuses.map((status) => ({status}))})

it('a score counts what tests cover, and what they notice by failing or by not ending', () => {
  const files = {
    'lib/a.ts': mutants('Killed', 'Survived', 'NoCoverage', 'Ignored'),
    'lib/b.ts': mutants('Timeout', 'RuntimeError', 'CompileError', 'Pending'),
  }
  expect(scoreOf({files})).toEqual({covered: 3, noticed: 2})
})

it.each([
  [0, 0, 100],
  [3, 2, 66],
  [200, 199, 99],
  [200, 200, 100],
])('of %i covered changes, %i noticed ones are %i percent', (covered, noticed, percent) => {
  expect(percentOf({covered, noticed})).toBe(percent)
})

it('scores are a table of rooms, which are folders of code', () => {
  const lake = 'packages/content-lake/src'
  const some = ['components/calculator', 'lib/leads', `${lake}/data/groq`, `${lake}/webhooks`]
  expect(rooms).toEqual(expect.arrayContaining([...some, 'studio/actions']))
  expect(rooms).not.toContain(`${lake}/data`)
  expect(
    scoreTable([['lib/leads', {covered: 3, noticed: 2}]])
      .split('\n')
      .slice(2),
  ).toEqual(['| `lib/leads` | 3 | 2 | 66 |'])
})

it.each(Object.entries(lakeTests))('the tests of the Content Lake’s %s exist', (name, tests) => {
  const room = `packages/content-lake/src/${name}`
  expect(rooms).toContain(room)
  expect(ownTests(room)).toHaveLength(tests.split(' ').length)
})
