'use client'

import {useEffect} from 'react'

/**
 * Raises the opening of a section once, when it first scrolls into view. A scroll timeline would play again on the way up.
 * Only the position moves, so text is readable throughout.
 */
function revealOpenings(): (() => void) | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  let atStart = true
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      // What is in view from the start enters with the page.
      if (atStart) continue
      const motion = {transform: ['translateY(0.75rem)', 'none']}
      target.animate(motion, {duration: 300, easing: 'ease-out'})
    }
    atStart = false
  })
  for (const opening of document.querySelectorAll('.reveal')) observer.observe(opening)
  return () => observer.disconnect()
}

/** Reveals the openings of the page it stands on. */
export function Reveal() {
  useEffect(revealOpenings, [])
  return null
}
