'use client'

import {useEffect} from 'react'

import {reportVitals} from '@/lib/server/logging/report-vitals'

import {measureVitals} from './measure-vitals'

function reportWhenLeft(): () => void {
  const mounted = new AbortController()
  const {signal} = mounted
  const vitals = measureVitals(signal)
  const report = () => {
    if (document.visibilityState !== 'hidden') return
    mounted.abort()
    if (vitals.ttfb !== undefined) reportVitals(vitals)
  }
  document.addEventListener('visibilitychange', report, {signal})
  return () => mounted.abort()
}

/** Reports the page's vitals once, when the visitor leaves. */
export function Vitals() {
  useEffect(reportWhenLeft, [])
  return null
}
