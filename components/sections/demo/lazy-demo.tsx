'use client'

import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react'

import {whenNear} from '@/components/ui/lazy/when-near'

import type {BenchProps} from './bench'

/** Shows what the server drew until the visitor comes near it and the demo has arrived. */
export function LazyDemo({children, ...props}: BenchProps & {children: ReactNode}) {
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{Bench: ComponentType<BenchProps>}>()
  const [failed, setFailed] = useState(false)
  useEffect(
    () =>
      // The place itself has no box: its children are laid out with the words beside them.
      whenNear(place.current?.firstElementChild ?? null, () => {
        import('./bench').then(setLoaded, () => setFailed(true))
      }),
    [],
  )
  return (
    <div ref={place} className="place" data-failed={failed}>
      {loaded ? <loaded.Bench {...props} /> : children}
    </div>
  )
}
