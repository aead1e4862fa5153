'use client'

import {useEffect} from 'react'

import {Toast} from '@/components/ui/toast/toast'
import {announceSignOut} from '@/lib/admin/session'

/** Says that the session has ended, here and to the other tabs, which may still show what it let them see. */
export function SignedOut() {
  useEffect(announceSignOut, [])
  return <Toast tone="good" title="Signed out" closeLabel="Close" />
}
