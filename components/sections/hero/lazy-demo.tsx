'use client'

import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react'

import {whenNear} from '@/components/ui/lazy/when-near'

import type {DemoProps} from './interactive-demo'

/** Returns for how many milliseconds the animation within an element has played. */
function playedIn(element: HTMLElement | null): number {
  return Math.round(Number(element?.getAnimations({subtree: true})[0]?.currentTime ?? 0))
}

/** Shows the server's rendering until the visitor comes near and the script has loaded. */
export function LazyDemo({children, ...props}: DemoProps & {children: ReactNode}) {
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{Demo: ComponentType<DemoProps>; played: number}>()
  const [failed, setFailed] = useState(false)
  useEffect(
    () =>
      // The wrapper has no box of its own (`display: contents`), so its first child is observed.
      whenNear(place.current?.firstElementChild ?? null, () => {
        import('./interactive-demo').then(
          ({InteractiveDemo: Demo}) => setLoaded({Demo, played: playedIn(place.current)}),
          () => setFailed(true),
        )
      }),
    [],
  )
  return (
    <div ref={place} className="place" data-failed={failed}>
      {loaded ? <loaded.Demo {...props} played={loaded.played} /> : children}
    </div>
  )
}
