/**
 * Raises the opening of a section once, when it first scrolls into view. A scroll timeline would play again on the way up.
 * Only the position moves, so text is readable throughout.
 */
export function revealOpenings(signal: AbortSignal): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
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
  signal.addEventListener('abort', () => observer.disconnect())
}
