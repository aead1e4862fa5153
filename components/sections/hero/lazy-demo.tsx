'use client'

import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react'

import {useServerHtml} from '@/components/ui/server-html'

import type {DemoProps} from './interactive-demo'
import {StaticDemo} from './static-demo'

/** The controls that both renderings have, in the same order. */
const controls = '.pick, .button, .crm input'

const controlsIn = (place: Element | null) => [
  ...(place?.querySelectorAll<HTMLElement>(controls) ?? []),
]

const positionIn = (place: Element | null, control: Element | null) =>
  controlsIn(place).findIndex((one) => one.contains(control))

/** What a visitor does first, wherever on the page; a screen reader may only click. */
const firstSigns = ['pointermove', 'pointerdown', 'keydown', 'click']

/** Returns for how many milliseconds the animation has played. */
function playedIn(element: Element | null): number {
  return Math.round(Number(element?.querySelector('.token')?.getAnimations()[0]?.currentTime ?? 0))
}

/**
 * Shows the server's rendering until the visitor moves and the script has loaded. What was pressed first and the focus
 * are kept. Previews pass the rendering as children, which follow changes.
 */
export function LazyDemo({children, ...props}: DemoProps & {children: ReactNode}) {
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef<Element>(null)
  const [loaded, setLoaded] = useState<{
    Demo: ComponentType<DemoProps>
    played: number
    focused: number
    clicked: number
  }>()
  const [failed, setFailed] = useState(false)
  const written = useServerHtml(
    `demo ${props.examples[0]?.key}`,
    children || (typeof window === 'undefined' && <StaticDemo {...props} />),
  )

  useEffect(() => {
    const note = ({target}: Event) => {
      if (target instanceof Element) pressed.current = target
    }
    if (loaded) {
      const shown = controlsIn(place.current)
      shown[loaded.focused]?.focus({preventScroll: true})
      shown[loaded.clicked]?.click()
    } else addEventListener('click', note)
    return () => removeEventListener('click', note)
  }, [loaded])

  useEffect(() => {
    const begun = new AbortController()
    async function begin() {
      begun.abort()
      const {InteractiveDemo: Demo} = await import('./interactive-demo')
      setLoaded({
        Demo,
        played: playedIn(place.current),
        focused: positionIn(place.current, document.activeElement),
        clicked: positionIn(place.current, pressed.current),
      })
    }
    const load = () => void begin().catch(() => setFailed(true))
    for (const sign of firstSigns) addEventListener(sign, load, {signal: begun.signal})
    return () => begun.abort()
  }, [])

  if (loaded) {
    return (
      <div key="interactive" ref={place}>
        <loaded.Demo {...props} played={loaded.played} />
      </div>
    )
  }
  return <div ref={place} data-failed={failed} {...written} />
}
