import {afterEach, expect, it, vi} from 'vitest'

import {DeferredCheck, withBrowserCheck} from '../../../../lib/leads/browser-check'
import {emptyLeadForm} from '../../../../lib/leads/fields'
import {landingField} from '../../../../lib/leads/landing'
import {elapsedField, looksAutomatic} from '../../../../lib/leads/robots'
import type {LeadAction} from '../../../../lib/leads/typed-values'

const answer = {...emptyLeadForm, status: 'received'} as const
const action = vi.fn<LeadAction>(() => Promise.resolve(answer))

function typed(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

it('reports invalid values without a request and keeps the text', async () => {
  action.mockClear()
  const errors = {email: 'invalidEmail'} as const
  const checked = withBrowserCheck(action, () => Promise.resolve(errors))
  await expect(checked(emptyLeadForm, typed({name: 'Aoife', email: 'nobody'}))).resolves.toEqual({
    status: 'invalid',
    values: {...emptyLeadForm.values, name: 'Aoife', email: 'nobody'},
    errors,
  })
  expect(action).not.toHaveBeenCalled()
})

it('sends valid values with the elapsed time', async () => {
  visit({entries: ['http://site/?utm_source=x', 'http://site/app']})
  vi.spyOn(performance, 'now').mockReturnValueOnce(2345.6)
  const data = typed({name: 'Aoife'})
  const checked = withBrowserCheck(action, () => Promise.resolve(undefined))
  await expect(checked(emptyLeadForm, data)).resolves.toBe(answer)
  expect(action).toHaveBeenLastCalledWith(emptyLeadForm, data)
  expect(data.get(elapsedField)).toBe('2346')
  expect(data.get(landingField)).toBe('http://site/?utm_source=x')
})

interface Visit {
  /** The tab's history; undefined without the Navigation API. */
  entries?: string[]
  referrer?: string
  page?: string
}

function visit({entries, referrer = '', page = 'http://site/app'}: Visit): void {
  vi.stubGlobal('navigation', entries && {entries: () => entries.map((url) => ({url}))})
  vi.stubGlobal('document', {referrer})
  vi.stubGlobal('location', new URL(page))
}

afterEach(() => vi.unstubAllGlobals())

const campaign = 'http://site/?utm_source=x'
it.each<[string, Visit, string]>([
  ['the first page of the tab', {entries: [campaign, 'http://site/app']}, campaign],
  ['the page before, in a new tab', {entries: ['http://site/app'], referrer: campaign}, campaign],
  ['the page before, without the Navigation API', {referrer: campaign}, campaign],
  [
    'the form’s own page',
    {
      entries: ['http://site/', 'http://site/app?utm_medium=y'],
      page: 'http://site/app?utm_medium=y',
    },
    'http://site/app?utm_medium=y',
  ],
  [
    'the first page without a campaign',
    {entries: ['http://site/', 'http://site/app'], referrer: 'http://site/about'},
    'http://site/',
  ],
  [
    'the page before without a campaign',
    {entries: ['http://site/app'], referrer: 'http://site/about'},
    'http://site/about',
  ],
  [
    'no page of another site',
    {entries: ['http://site/app'], referrer: 'http://other/?utm_source=x'},
    'http://site/app',
  ],
  ['no page before', {}, 'http://site/app'],
])('the landing page is %s', async (_, visited, expected) => {
  visit(visited)
  const data = typed({name: 'Aoife'})
  await withBrowserCheck(action, () => Promise.resolve(undefined))(emptyLeadForm, data)
  expect(data.get(landingField)).toBe(expected)
})

it('sends unchecked values until the rules are loaded', async () => {
  const deferred = new DeferredCheck()
  await expect(deferred.check()).resolves.toBeUndefined()
  deferred.give(() => Promise.resolve({name: 'nameRequired'}))
  await expect(deferred.check()).resolves.toEqual({name: 'nameRequired'})
})

it.each([
  [undefined, false],
  ['1000', false],
  ['86400000', false],
  ['999', true],
  ['0', true],
  ['-5000', true],
  ['', true],
  ['soon', true],
  ['NaN', true],
])('a form with the elapsed time %j is from a robot: %j', (elapsed, expected) => {
  const data = typed(elapsed === undefined ? {} : {[elapsedField]: elapsed})
  expect(looksAutomatic(data)).toBe(expected)
})
