'use client'

import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react'

import type {DemoProps} from './interactive-demo'

/** The controls that both renderings have, in the same order. */
const controls = '.pick, .button, .crm label'

const controlsIn = (place: Element | null) => [
  ...(place?.querySelectorAll<HTMLElement>(controls) ?? []),
]

/** What a visitor does first, wherever on the page. */
const firstSigns = ['pointermove', 'pointerdown', 'keydown']

/** Returns for how many milliseconds the animation has played. */
function playedIn(element: Element | null): number {
  return Math.round(Number(element?.querySelector('.token')?.getAnimations()[0]?.currentTime ?? 0))
}

/** Shows the server's rendering until the visitor moves and the script has loaded. What was pressed first is kept. */
export function LazyDemo({children, ...props}: DemoProps & {children: ReactNode}) {
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef<Element>(null)
  const [loaded, setLoaded] = useState<{
    Demo: ComponentType<DemoProps>
    played: number
    at: number
  }>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const begun = new AbortController()
    async function begin() {
      begun.abort()
      const {InteractiveDemo: Demo} = await import('./interactive-demo')
      const control = pressed.current?.closest<HTMLElement>(controls)
      const at = control ? controlsIn(place.current).indexOf(control) : -1
      setLoaded({Demo, played: playedIn(place.current), at})
    }
    const load = () => void begin().catch(() => setFailed(true))
    for (const sign of firstSigns) addEventListener(sign, load, {signal: begun.signal})
    return () => begun.abort()
  }, [])

  useEffect(() => {
    const note = ({target}: Event) => {
      if (target instanceof Element) pressed.current = target
    }
    if (loaded) controlsIn(place.current)[loaded.at]?.click()
    else addEventListener('click', note)
    return () => removeEventListener('click', note)
  }, [loaded])

  return (
    <div ref={place} data-failed={failed}>
      {loaded ? <loaded.Demo {...props} played={loaded.played} /> : children}
    </div>
  )
}
