'use client'

import {zodResolver} from '@hookform/resolvers/zod'
import {useEffect} from 'react'
import {type FieldErrors, useForm, type UseFormReturn} from 'react-hook-form'

import {type LeadAnswer, type LeadErrors, type LeadFormKind, leadFields} from '@/lib/leads/fields'
import {leadSchema, type Lead} from '@/lib/leads/lead'

/** What React Hook Form does for the form once it has loaded. */
export interface Rules extends Pick<UseFormReturn<Lead>, 'register' | 'reset'> {
  /** Checks the whole form. */
  submit: (
    form: HTMLFormElement,
    onValid: () => Promise<void>,
    onInvalid: (errors: LeadErrors) => void,
  ) => Promise<void>
}

interface Props {
  kind: LeadFormKind
  answer: LeadAnswer | undefined
  onLoad: (rules: Rules) => void
  onErrors: (errors: LeadErrors) => void
}

/** React Hook Form's messages, which are message keys from the schema. */
function keysOf(found: FieldErrors<Lead>): LeadErrors {
  const pairs = leadFields.flatMap((field) => {
    const message = found[field]?.message
    return message ? [[field, message] as const] : []
  })
  return Object.fromEntries(pairs)
}

/**
 * React Hook Form, in a script that loads when the form is near. It registers the inputs that are in the page already,
 * so what was typed stays.
 */
export function Validation({kind, answer, onLoad, onErrors}: Props) {
  const {handleSubmit, register, reset, setError, setValue, subscribe} = useForm<Lead>({
    resolver: zodResolver(leadSchema(kind)),
    // A form that was refused without script, too, is checked while it is corrected.
    mode: answer?.status === 'invalid' ? 'onChange' : 'onSubmit',
    // The toast names the first error.
    shouldFocusError: false,
  })
  useEffect(() => {
    const submit: Rules['submit'] = async (form, onValid, onInvalid) => {
      const typed = new FormData(form)
      // Autofill and the exit popup change inputs without an event.
      for (const field of leadFields) {
        const value = typed.get(field)
        if (typeof value === 'string') setValue(field, value)
      }
      await handleSubmit(onValid, (errors) => onInvalid(keysOf(errors)))()
    }
    onLoad({register, reset, submit})
  }, [handleSubmit, register, reset, setValue, onLoad])
  useEffect(
    () =>
      subscribe({
        formState: {errors: true},
        callback: ({errors}) => onErrors(keysOf(errors ?? {})),
      }),
    [subscribe, onErrors],
  )
  // The server's errors go away like the browser's, once corrected.
  useEffect(() => {
    for (const [field, message] of Object.entries(answer?.errors ?? {}))
      setError(field as keyof Lead, {message})
  }, [answer, setError])
  return null
}
