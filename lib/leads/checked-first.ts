import {landingField, landingUrl} from './landing'
import type {LeadFormState} from './limits'
import {elapsedField} from './robots'
import {typedValues, type LeadAction} from './typed-values'

/** Says what is wrong with a form as it stands; nothing when it is right, or when nobody here can tell. */
type LeadCheck = () => Promise<LeadFormState['errors'] | undefined>

/** A check that passes everything until it is given its rules, which arrive after the form. */
export class LateCheck {
  #rules: LeadCheck | undefined

  readonly check: LeadCheck = async () => this.#rules?.()

  give(rules: LeadCheck): void {
    this.#rules = rules
  }
}

/**
 * The same action, asked in the browser: what breaks a rule is answered there, in the server's own words, and what does
 * not is sent with the time that the page has been open, and the first page of the visit.
 */
export function checkedFirst(action: LeadAction, check: LeadCheck): LeadAction {
  return async (state, data) => {
    const errors = await check()
    if (errors) return {status: 'invalid', values: typedValues(data), errors}
    data.set(elapsedField, String(Math.round(performance.now())))
    data.set(landingField, landingUrl())
    return action(state, data)
  }
}
