import {type RefObject, useEffect, useState} from 'react'

import {whenNear} from '@/components/ui/lazy/when-near'
import type {LateCheck} from '@/lib/leads/checked-first'
import type {LeadFormKind, LeadFormState} from '@/lib/leads/limits'

type Enhancements = typeof import('./enhancements')

/** Loads the form's enhancements when it comes near or takes the focus. */
export function useEnhancements(form: RefObject<HTMLFormElement | null>): Enhancements | undefined {
  const [loaded, setLoaded] = useState<Enhancements>()
  useEffect(() => {
    const stop = new AbortController()
    const load = () => {
      // When they do not arrive the server checks alone.
      import('./enhancements').then(setLoaded, () => undefined)
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
  /** Receives the rules once they have loaded. */
  late: LateCheck
}

/** Current errors: the server's, until the visitor corrects them. */
export function useErrors(
  enhancements: Enhancements | undefined,
  {form, kind, state, late}: Ruled,
): LeadFormState['errors'] {
  const [corrected, setCorrected] = useState({state, errors: state.errors})
  useEffect(() => {
    if (!enhancements || !form.current) return undefined
    const stop = new AbortController()
    const rules = enhancements.attachRules(form.current, {
      kind,
      answered: state.status !== 'idle' && state.status !== 'received',
      onErrors: (errors) => setCorrected({state, errors}),
      signal: stop.signal,
    })
    late.give(rules)
    return () => stop.abort()
  }, [enhancements, form, kind, state, late])
  return corrected.state === state ? corrected.errors : state.errors
}
