'use client'

import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react'

import {whenNear} from '@/components/ui/lazy/when-near'

import type {DemoProps} from './interactive-demo'

/** Shows the server's rendering until the visitor comes near and the script has loaded. */
export function LazyDemo({children, ...props}: DemoProps & {children: ReactNode}) {
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{InteractiveDemo: ComponentType<DemoProps>}>()
  const [failed, setFailed] = useState(false)
  useEffect(
    () =>
      // The wrapper has no box of its own (`display: contents`), so its first child is observed.
      whenNear(place.current?.firstElementChild ?? null, () => {
        import('./interactive-demo').then(setLoaded, () => setFailed(true))
      }),
    [],
  )
  return (
    <div ref={place} className="place" data-failed={failed}>
      {loaded ? <loaded.InteractiveDemo {...props} /> : children}
    </div>
  )
}
