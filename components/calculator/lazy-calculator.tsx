'use client'

import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react'

import {whenNear} from '@/components/ui/lazy/when-near'
import {useServerHtml} from '@/components/ui/server-html'

import type {CalculatorProps} from './calculator'
import {StaticCalculator} from './static-calculator'

/**
 * Shows the server's rendering until the visitor comes near and the script has loaded, without fields if that fails.
 * Previews pass the rendering as children, which follow changes.
 */
export function LazyCalculator({children, ...props}: CalculatorProps & {children: ReactNode}) {
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{Calculator: ComponentType<CalculatorProps>}>()
  const [failed, setFailed] = useState(false)
  const written = useServerHtml(
    props.id,
    children || (typeof window === 'undefined' && <StaticCalculator {...props} />),
  )
  useEffect(() => {
    const load = () => void import('./calculator').then(setLoaded, () => setFailed(true))
    return whenNear(place.current, load)
  }, [])
  if (loaded) {
    return (
      <div key="interactive">
        <loaded.Calculator {...props} />
      </div>
    )
  }
  return <div ref={place} data-failed={failed} {...written} />
}
