import {readFileSync} from 'node:fs'

import {describe, expect, it, test} from 'vitest'

import {planOf} from '../../../src/data/groq/plan.ts'
import {DATASET, PROJECT, useLake} from '../../lake.ts'

const used = useLake()

const functions = readFileSync(new URL('../../../docs/groq.md', import.meta.url), 'utf8')
const [can = '', cannot = ''] = functions
  .slice(functions.indexOf('| functions'))
  .split('Refused')
  .map((text) => text.replaceAll(/[^`]*`([^`]+)`[^`]*/g, '$1 '))

function errorOf(query: string): string {
  try {
    planOf(query, {}, 'delta')
    return ''
  } catch (error) {
    return JSON.stringify(error)
  }
}

describe('the documentation', () => {
  const names = can.split(' ').filter((name) => /^\w+(?:::\w+)?$/.test(name))

  it('lists functions', () => expect(names.length).toBeGreaterThan(40))

  test.each(names)('%s is a function', (name) => {
    const errors = [`${name}()`, `* | ${name}()`].map(errorOf)
    const unknown = /unknown function|not available|unexpected token/
    expect(errors.filter((error) => !unknown.test(error))).not.toEqual([])
  })

  test.each(cannot.split(' ').filter((name) => name.includes('::')))('%s is refused', (name) => {
    const errors = [`${name}(1)`, `${name}(1, 2)`].map(errorOf).join(' ')
    expect(errors).toMatch(/unknown function|not available/)
  })
})

/** What the test suite of GROQ cannot know. */
test.each([
  ['identity()', 'local-administrator'],
  ['sanity::dataset()', DATASET],
  ['sanity::projectId()', PROJECT],
])('%s is %s', async (query, result) => {
  expect(await used.administrator.fetch(query)).toBe(result)
})

test('delta::changedOnly() compares a document before and after its change', () => {
  const note = {_id: 'a', _type: 'note', _rev: '', _createdAt: '', _updatedAt: '', title: 'Old'}
  const change = {before: note, after: {...note, title: 'New'}}
  expect(used.lake.lake.queryChange('delta::changedOnly(slug)', change)).toBe(false)
})
