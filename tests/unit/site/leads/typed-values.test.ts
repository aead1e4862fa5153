import {expect, it, vi} from 'vitest'

import {emptyLeadForm} from '../../../../lib/leads/fields'
import {keepingValues, typedValues} from '../../../../lib/leads/typed-values'

function typed(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

it("reads only the form's own fields", () => {
  expect(typedValues(typed({name: 'Aoife', source: 'exit-popup', $ACTION: 'x'}))).toEqual({
    ...emptyLeadForm.values,
    name: 'Aoife',
  })
})

it("returns the action's result", async () => {
  const answer = {...emptyLeadForm, status: 'received'} as const
  const action = keepingValues(() => Promise.resolve(answer))
  await expect(action(emptyLeadForm, typed({name: 'Aoife'}))).resolves.toBe(answer)
})

it.each([
  ['a failure', true, 'failed'],
  ['a browser that is offline', false, 'offline'],
])('reports %s and keeps the text when the action is unreachable', async (_, onLine, status) => {
  vi.stubGlobal('navigator', {onLine})
  const action = keepingValues(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(action(emptyLeadForm, typed({name: 'Aoife', message: 'Hello'}))).resolves.toEqual({
    status,
    values: {...emptyLeadForm.values, name: 'Aoife', message: 'Hello'},
    errors: {},
  })
  vi.unstubAllGlobals()
})
