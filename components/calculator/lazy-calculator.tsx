'use client'

import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react'

import {whenNear} from '@/components/ui/lazy/when-near'

import type {CalculatorProps} from './calculator'

/** Shows what the server drew until the visitor comes near it and the calculator has arrived. */
export function LazyCalculator({children, ...props}: CalculatorProps & {children: ReactNode}) {
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{Calculator: ComponentType<CalculatorProps>}>()
  useEffect(() => {
    // Without it, what the server drew stays: an example that is right, and says so.
    const load = () => void import('./calculator').then(setLoaded, () => null)
    return whenNear(place.current, load)
  }, [])
  return <div ref={place}>{loaded ? <loaded.Calculator {...props} /> : children}</div>
}
