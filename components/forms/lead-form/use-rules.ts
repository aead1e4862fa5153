import {type RefObject, useEffect, useState} from 'react'

import {whenNear} from '@/components/ui/lazy/when-near'
import type {DeferredCheck} from '@/lib/leads/browser-check'
import type {LeadFormKind, LeadFormState} from '@/lib/leads/fields'

type Rules = typeof import('./attach-rules')

/** Loads validation when the form is near the viewport or takes focus. */
function useRules(form: RefObject<HTMLFormElement | null>): Rules | undefined {
  const [loaded, setLoaded] = useState<Rules>()
  useEffect(() => {
    const stop = new AbortController()
    const load = () => {
      // If loading fails, only the server validates.
      import('./attach-rules').then(setLoaded, () => undefined)
    }
    form.current?.addEventListener('focusin', load, {once: true, signal: stop.signal})
    stop.signal.addEventListener('abort', whenNear(form.current, load))
    return () => stop.abort()
  }, [form])
  return loaded
}

interface Ruled {
  form: RefObject<HTMLFormElement | null>
  kind: LeadFormKind
  state: LeadFormState
  /** Receives the validation function once it has loaded. */
  deferred: DeferredCheck
}

/** Returns the current errors: the server's until the visitor corrects them. */
export function useErrors({form, kind, state, deferred}: Ruled): LeadFormState['errors'] {
  const rules = useRules(form)
  const [corrected, setCorrected] = useState({state, errors: state.errors})
  useEffect(() => {
    if (!rules || !form.current) return undefined
    const stop = new AbortController()
    const check = rules.attachRules(form.current, {
      kind,
      answered: state.status !== 'idle' && state.status !== 'received',
      onErrors: (errors) => setCorrected({state, errors}),
      signal: stop.signal,
    })
    deferred.give(check)
    return () => stop.abort()
  }, [rules, form, kind, state, deferred])
  return corrected.state === state ? corrected.errors : state.errors
}
