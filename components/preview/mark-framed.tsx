'use client'

import {useEffect} from 'react'

/** Marks a framed page again: switching languages in Presentation replaces the document without running its scripts. */
export function MarkFramed() {
  useEffect(() => {
    if (self !== top) document.documentElement.dataset['framed'] = ''
  }, [])
  return null
}
