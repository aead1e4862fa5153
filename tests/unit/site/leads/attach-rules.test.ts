import {beforeEach, describe, expect, it, vi} from 'vitest'

import {attachRules, type RuledForm} from '../../../../components/forms/lead-form/attach-rules'
import {
  emptyLeadForm,
  leadFields,
  type LeadField,
  type LeadFormState,
} from '../../../../lib/leads/fields'

type Input = Pick<HTMLInputElement, 'focus' | 'name' | 'type' | 'value'>

const focus = vi.fn<() => void>()
const onErrors = vi.fn<(errors: LeadFormState['errors']) => void>()

let inputs: Record<LeadField, Input>
let form: RuledForm
let type: (field: LeadField, value: string) => void
let stop: AbortController

/** Builds a stand-in for the page's form: there is no browser here. */
beforeEach(() => {
  focus.mockReset()
  onErrors.mockReset()
  stop = new AbortController()
  const listeners = new EventTarget()
  inputs = {...emptyLeadForm.values} as never
  for (const name of leadFields) inputs[name] = {name, type: 'text', value: '', focus}
  form = {
    elements: {namedItem: (name: string) => inputs[name as LeadField] as HTMLInputElement},
    addEventListener: listeners.addEventListener.bind(listeners),
  }
  type = (field, value) => {
    inputs[field].value = value
    const event = new Event('input')
    Object.defineProperty(event, 'target', {value: inputs[field]})
    listeners.dispatchEvent(event)
  }
})

function attach(options: {kind?: 'demo' | 'waitlist'; answered?: boolean} = {}) {
  return attachRules(form, {
    kind: 'demo',
    answered: false,
    onErrors,
    signal: stop.signal,
    ...options,
  })
}

describe('the form rules loaded in the browser', () => {
  it('attaching the rules does not change the text', () => {
    inputs.name.value = 'Aoife'
    attach()
    expect(Object.values(inputs).map(({value}) => value)).toEqual(['Aoife', '', '', '', ''])
  })

  it('report errors as message keys', async () => {
    inputs.email.value = 'nobody'
    const errors = {name: 'nameRequired', email: 'invalidEmail', phone: 'phoneRequired'}
    await expect(attach()()).resolves.toEqual(errors)
    // The summary takes focus instead.
    expect(focus).not.toHaveBeenCalled()
  })

  it("apply the rules of the form's kind", async () => {
    Object.assign(inputs.name, {value: 'Aoife'})
    Object.assign(inputs.email, {value: 'aoife@company.example'})
    await expect(attach({kind: 'waitlist'})()).resolves.toBeUndefined()
    await expect(attach({kind: 'demo'})()).resolves.toEqual({phone: 'phoneRequired'})
  })

  it('see values filled in without an input event', async () => {
    const check = attach({kind: 'waitlist'})
    type('name', 'Aoife')
    Object.assign(inputs.email, {value: 'aoife@company.example'})
    await expect(check()).resolves.toBeUndefined()
  })

  it('report nothing before the first submission', async () => {
    attach()
    await new Promise((resolve) => setTimeout(resolve, 5))
    type('name', 'Aoife')
    type('email', 'nobody')
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(onErrors).not.toHaveBeenCalled()
  })

  it('update errors while the visitor corrects them', async () => {
    await attach()()
    type('name', 'Aoife')
    await vi.waitFor(() =>
      expect(onErrors).toHaveBeenLastCalledWith({email: 'emailRequired', phone: 'phoneRequired'}),
    )
    type('email', 'aoife@company.example')
    await vi.waitFor(() => expect(onErrors).toHaveBeenLastCalledWith({phone: 'phoneRequired'}))
    type('name', ' ')
    await vi.waitFor(() =>
      expect(onErrors).toHaveBeenLastCalledWith({name: 'nameRequired', phone: 'phoneRequired'}),
    )
  })

  it('take over errors from an earlier server response', async () => {
    attach({answered: true})
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(onErrors).not.toHaveBeenCalled()
    type('phone', '+353 1 234 5678')
    await vi.waitFor(() =>
      expect(onErrors).toHaveBeenLastCalledWith({name: 'nameRequired', email: 'emailRequired'}),
    )
  })

  it('report nothing after they are detached', async () => {
    await attach()()
    onErrors.mockReset()
    stop.abort()
    type('name', 'Aoife')
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(onErrors).not.toHaveBeenCalled()
  })
})
