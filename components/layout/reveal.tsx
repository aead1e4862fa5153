'use client'

import {useEffect} from 'react'

/**
 * Raises a section's opening once, when it first scrolls into view; a scroll timeline would replay on the way up. Only
 * the position changes, so text stays readable.
 */
function revealOpenings(): (() => void) | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  let atStart = true
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      // Openings in the first view animate with the page.
      if (atStart) continue
      const motion = {transform: ['translateY(0.75rem)', 'none']}
      target.animate(motion, {duration: 300, easing: 'ease-out'})
    }
    atStart = false
  })
  for (const opening of document.querySelectorAll('.reveal')) observer.observe(opening)
  return () => observer.disconnect()
}

/** Animates section openings on the current page. */
export function Reveal() {
  useEffect(revealOpenings, [])
  return null
}
