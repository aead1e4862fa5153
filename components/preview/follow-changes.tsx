'use client'

import {useRouter} from 'next/navigation'
import {useEffect, useRef, useState, useTransition} from 'react'

import {type ChangesSource, onChange} from '@/lib/preview/changes'

/**
 * Refreshes a preview after every change: one refresh at a time, then one for all changes meanwhile. Otherwise typing
 * would have the server render versions that nobody sees.
 */
export function FollowChanges({source}: {source: ChangesSource}) {
  const router = useRouter()
  const [isReading, startReading] = useTransition()
  const [changes, setChanges] = useState(0)
  const read = useRef(0)
  // Each refresh passes an equal source as a new object.
  const [first] = useState(source)

  useEffect(() => onChange(first, () => setChanges((count) => count + 1)), [first])

  useEffect(() => {
    if (isReading || read.current === changes) return
    read.current = changes
    startReading(() => router.refresh())
  }, [changes, isReading, router])
  return null
}
