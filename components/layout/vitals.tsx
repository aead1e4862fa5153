'use client'

import {useEffect} from 'react'

import {vitalsEndpoint} from '@/lib/routing/endpoints'

import {measureVitals} from './measure-vitals'

/** Reports how fast the page was to the site's own logs, once, when it is left: no cookies and no query, which may be typed. */
export function Vitals() {
  useEffect(() => {
    const mounted = new AbortController()
    const vitals = measureVitals(mounted.signal)
    const report = () => {
      if (document.visibilityState !== 'hidden') return
      mounted.abort()
      if (vitals.ttfb === undefined) return
      fetch(vitalsEndpoint, {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify({path: location.pathname, ...vitals}),
      }).catch(() => {})
    }
    document.addEventListener('visibilitychange', report, {signal: mounted.signal})
    return () => mounted.abort()
  }, [])
  return null
}
