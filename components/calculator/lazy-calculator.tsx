'use client'

import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react'

import {whenNear} from '@/components/ui/lazy/when-near'

import type {CalculatorProps} from './calculator'

/** Shows the server's rendering until the visitor comes near and the script has loaded. */
export function LazyCalculator({children, ...props}: CalculatorProps & {children: ReactNode}) {
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{Calculator: ComponentType<CalculatorProps>}>()
  useEffect(() => {
    // If loading fails, the server's rendering stays.
    const load = () => void import('./calculator').then(setLoaded, () => null)
    return whenNear(place.current, load)
  }, [])
  return <div ref={place}>{loaded ? <loaded.Calculator {...props} /> : children}</div>
}
