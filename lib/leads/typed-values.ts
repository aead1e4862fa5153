import {emptyLeadForm, leadFields, type LeadFormState} from './fields'

/** Typed values of a form; empty when missing. Anybody may call an action, with any value. */
export function typedValues(data: unknown): LeadFormState['values'] {
  const values = {...emptyLeadForm.values}
  if (!(data instanceof FormData)) return values
  for (const field of leadFields) {
    const value = data.get(field)
    values[field] = typeof value === 'string' ? value : ''
  }
  return values
}

/** State of a form that was sent to an older build: its known fields, and the request to send it again. */
export function outdatedLeadForm(typed: Record<string, string>): LeadFormState {
  const values = {...emptyLeadForm.values}
  for (const field of leadFields) values[field] = typed[field] ?? ''
  return {status: 'outdated', values, errors: {}}
}

/** A form's action: previous state and form data to next state. */
export type LeadAction = (state: LeadFormState, data: FormData) => Promise<LeadFormState>

/** Wraps an action so that typed values survive when it throws, as on a network failure. */
export function keepingValues(action: LeadAction): LeadAction {
  return async (state, data) => {
    try {
      return await action(state, data)
    } catch {
      const status = navigator.onLine ? 'failed' : 'offline'
      return {status, values: typedValues(data), errors: {}}
    }
  }
}
