import type {LeadFormState} from './fields'
import {landingField, landingUrl} from './landing'
import {elapsedField} from './robots'
import {typedValues, type LeadAction} from './typed-values'

/** Returns a form's errors; undefined when it is valid or the rules are not loaded. */
type LeadCheck = () => Promise<LeadFormState['errors'] | undefined>

/** A check that accepts everything until its rules, which load after the form, arrive. */
export class DeferredCheck {
  #rules: LeadCheck | undefined

  readonly check: LeadCheck = async () => this.#rules?.()

  give(rules: LeadCheck): void {
    this.#rules = rules
  }
}

/**
 * Wraps an action with a check in the browser, which shows the server's own messages. Valid forms are sent with the
 * time since the page opened and the landing page.
 */
export function withBrowserCheck(action: LeadAction, check: LeadCheck): LeadAction {
  return async (state, data) => {
    const errors = await check()
    if (errors) return {status: 'invalid', values: typedValues(data), errors}
    data.set(elapsedField, String(Math.round(performance.now())))
    data.set(landingField, landingUrl())
    return action(state, data)
  }
}
