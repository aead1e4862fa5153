'use client'

import {useSyncExternalStore} from 'react'

import {scriptedField} from '@/lib/admin/login-state'

const never = () => () => undefined

/** Tells the action of a form that script runs, so that the answer may come without a new page. */
export function ScriptedField() {
  const scripted = useSyncExternalStore(
    never,
    () => 'yes',
    () => '',
  )
  return <input type="hidden" name={scriptedField} value={scripted} />
}
