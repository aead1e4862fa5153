'use client'

import {useEffect} from 'react'

/** Presentation goes from one language to another without loading a page, which forgets what its script has marked. */
export function MarkFramed() {
  useEffect(() => {
    if (self !== top) document.documentElement.dataset['framed'] = ''
  }, [])
  return null
}
