'use client'

import {useEffect} from 'react'

import {Toast} from '@/components/ui/toast/toast'
import {announceSignOut} from '@/lib/admin/session'

/** Shows that the session has ended and tells the other tabs. */
export function SignedOut() {
  useEffect(announceSignOut, [])
  return <Toast tone="good" title="Signed out" closeLabel="Close" />
}
