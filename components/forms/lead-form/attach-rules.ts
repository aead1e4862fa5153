import {zodResolver} from '@hookform/resolvers/zod'
import {createFormControl} from 'react-hook-form'

import {isAsked, leadFields, type LeadFormKind, type LeadFormState} from '@/lib/leads/fields'
import {leadSchema, type Lead} from '@/lib/leads/lead'

type Errors = LeadFormState['errors']

/** The part of a form that validation needs: inputs and values by name. */
export interface RuledForm extends Pick<EventTarget, 'addEventListener'> {
  elements: Pick<HTMLFormControlsCollection, 'namedItem'>
}

interface Options {
  kind: LeadFormKind
  /** Whether the form was submitted before, so that fields are validated while typing. */
  answered: boolean
  /** Called whenever the errors change. */
  onErrors: (errors: Errors) => void
  signal: AbortSignal
}

function inputOf(form: RuledForm, field: keyof Lead): HTMLInputElement {
  return form.elements.namedItem(field) as HTMLInputElement
}

/** Converts the resolver's messages, which are message keys from the schema. */
function keysOf(found: Partial<Record<keyof Lead, {message?: string}>>): Errors {
  const keys = leadFields.flatMap((field) => {
    const message = found[field]?.message
    return message ? [[field, message] as const] : []
  })
  return Object.fromEntries(keys)
}

/**
 * Validates a form that is already in the page, without replacing its inputs. Returns a function that checks the whole
 * form.
 */
export function attachRules(form: RuledForm, {kind, answered, onErrors, signal}: Options) {
  const control = createFormControl<Lead>({
    resolver: zodResolver(leadSchema(kind)),
    // The summary takes focus instead.
    shouldFocusError: false,
  })
  const fields = leadFields.filter((field) => isAsked(field, kind))
  for (const field of fields) control.register(field).ref(inputOf(form, field))

  const typed = (event: Event) => {
    const field = fields.find((name) => event.target === inputOf(form, name))
    if (field) void control.register(field).onChange({target: event.target, type: event.type})
  }
  form.addEventListener('input', typed, {signal})

  const check = async (): Promise<Errors | undefined> => {
    let errors: Errors | undefined
    // Autofill and the exit popup change inputs without an event.
    for (const field of fields) control.setValue(field, inputOf(form, field).value)
    await control.handleSubmit(
      () => undefined,
      (found) => {
        errors = keysOf(found)
      },
    )()
    return errors
  }

  const listen = () => {
    if (signal.aborted) return
    const stop = control.subscribe({
      formState: {errors: true},
      callback: ({errors}) => onErrors(keysOf(errors ?? {})),
    })
    signal.addEventListener('abort', stop)
  }
  if (answered) void check().then(listen)
  else listen()
  return check
}
