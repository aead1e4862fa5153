import {expect, it, vi} from 'vitest'

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

it('sends valid values with the elapsed time and the first page of the visit', async () => {
  vi.stubGlobal('navigation', {
    entries: () => [{url: 'http://site/?utm_source=x'}, {url: 'http://site/app'}],
  })
  vi.spyOn(performance, 'now').mockReturnValueOnce(2345.6)
  const data = typed({name: 'Aoife'})
  const checked = withBrowserCheck(action, () => Promise.resolve(undefined))
  await expect(checked(emptyLeadForm, data)).resolves.toBe(answer)
  expect(action).toHaveBeenLastCalledWith(emptyLeadForm, data)
  expect(data.get(elapsedField)).toBe('2346')
  expect(data.get(landingField)).toBe('http://site/?utm_source=x')
  vi.unstubAllGlobals()
})

it('sends no first page if the browser does not reveal it', async () => {
  const data = typed({name: 'Aoife'})
  await withBrowserCheck(action, () => Promise.resolve(undefined))(emptyLeadForm, data)
  expect(data.get(landingField)).toBe('')
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
