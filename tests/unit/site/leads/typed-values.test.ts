import {expect, it} from 'vitest'

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

it('reports a failure and keeps the text when the action is unreachable', async () => {
  const action = keepingValues(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(action(emptyLeadForm, typed({name: 'Aoife', message: 'Hello'}))).resolves.toEqual({
    status: 'failed',
    values: {...emptyLeadForm.values, name: 'Aoife', message: 'Hello'},
    errors: {},
  })
})
