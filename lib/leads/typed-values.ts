import {emptyLeadForm, leadFields, type LeadFormState} from './limits'

/** Longer texts than any rule allows are not worth keeping, let alone sending back. */
const longestKept = 5000

/** What was typed into a lead form; nothing where there is no form, since anybody may call an action with anything. */
export function typedValues(data: unknown): LeadFormState['values'] {
  const values = {...emptyLeadForm.values}
  if (!(data instanceof FormData)) return values
  for (const field of leadFields) {
    const value = data.get(field)
    values[field] = typeof value === 'string' ? value.slice(0, longestKept) : ''
  }
  return values
}

/** A form's action: its state before and after it was sent. */
export type LeadAction = (state: LeadFormState, data: FormData) => Promise<LeadFormState>

/** The same action, but what was typed is kept when it throws, as it does when the network is gone. */
export function keepingValues(action: LeadAction): LeadAction {
  return async (state, data) => {
    try {
      return await action(state, data)
    } catch {
      return {status: 'failed', values: typedValues(data), errors: {}}
    }
  }
}
