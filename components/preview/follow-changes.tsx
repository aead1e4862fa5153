'use client'

import {useRouter} from 'next/navigation'
import {useEffect, useRef, useState, useTransition} from 'react'

import {type ChangesSource, onChange} from '@/lib/preview/changes'

/**
 * Reads a page that is previewed again when anything is written: once at a time, and once more for all that was written
 * meanwhile. Somebody who types, or many at once, would otherwise have the server make pages that nobody sees.
 */
export function FollowChanges({source}: {source: ChangesSource}) {
  const router = useRouter()
  const [isReading, startReading] = useTransition()
  const [changes, setChanges] = useState(0)
  const read = useRef(0)
  // Every reading brings the same again as another object.
  const [first] = useState(source)

  useEffect(() => onChange(first, () => setChanges((count) => count + 1)), [first])

  useEffect(() => {
    if (isReading || read.current === changes) return
    read.current = changes
    startReading(() => router.refresh())
  }, [changes, isReading, router])
  return null
}
