'use client'

import {useSyncExternalStore} from 'react'

import {scriptedField} from '@/lib/admin/login-state'

const never = () => () => undefined

/** Hidden field that tells the action JavaScript runs, so it can answer without a redirect. */
export function ScriptedField() {
  const scripted = useSyncExternalStore(
    never,
    () => 'yes',
    () => '',
  )
  return <input type="hidden" name={scriptedField} value={scripted} />
}
