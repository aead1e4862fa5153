'use client'

import {useBrowserValue} from '@/components/ui/browser-value'
import {scriptedField} from '@/lib/admin/login-state'

/** Hidden field that tells the action JavaScript runs, so it can answer without a redirect. */
export function ScriptedField() {
  const scripted = useBrowserValue(() => 'yes', '')
  return <input type="hidden" name={scriptedField} value={scripted} />
}
