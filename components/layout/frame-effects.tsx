'use client'

import {useEffect} from 'react'

import {followCallToActionLinks} from './call-to-action-links'
import {revealOpenings} from './reveal-openings'
import {listenForSearchKeys} from './search-keys'

/** What header, footer and openings do beyond plain links and forms, which work without script. */
export function FrameEffects() {
  useEffect(() => {
    const mounted = new AbortController()
    followCallToActionLinks(mounted.signal)
    listenForSearchKeys(mounted.signal)
    revealOpenings(mounted.signal)
    return () => mounted.abort()
  }, [])
  return null
}
