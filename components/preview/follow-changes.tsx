'use client'

import {useRouter} from 'next/navigation'
import {useEffect, useRef, useState, useTransition} from 'react'

import {onChange} from './changes'

/** Marks a framed page again: switching languages in Presentation replaces the document without running its scripts. */
export function MarkFramed() {
  useEffect(() => {
    if (self !== top) document.documentElement.dataset['framed'] = ''
  }, [])
  return null
}

/**
 * Refreshes a preview after every change: one refresh at a time, then one for all changes meanwhile. Otherwise typing
 * would have the server render versions that nobody sees.
 */
export function FollowChanges() {
  const router = useRouter()
  const [isReading, startReading] = useTransition()
  const [changes, setChanges] = useState(0)
  const read = useRef(0)

  useEffect(() => onChange(() => setChanges((count) => count + 1)), [])

  useEffect(() => {
    if (isReading || read.current === changes) return
    read.current = changes
    startReading(() => router.refresh())
  }, [changes, isReading, router])
  return null
}
