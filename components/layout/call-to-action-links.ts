import {ctaAnchor} from '@/lib/routing/paths'

/** How long a page that was asked to scroll waits first, in milliseconds. */
const scrollDelay = 500

function followLink({target}: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link) return
  link.closest<HTMLElement>('[popover]')?.hidePopover()
  // Without script the link jumps to the section by its name; with it, the next page scrolls there.
  if (/[?&]scrollTo=/.test(link.getAttribute('href') ?? '')) link.hash = ''
}

function scrollToCallToAction(): void {
  const section = document.getElementById(ctaAnchor)
  section?.scrollIntoView()
  section?.focus({preventScroll: true})
}

/** Closes a menu whose link leads to a place on its own page, and scrolls to the call to action when the address asks for it. */
export function followCallToActionLinks(signal: AbortSignal): void {
  document.addEventListener('click', followLink, {signal})
  if (new URLSearchParams(location.search).get('scrollTo') !== ctaAnchor) return
  const timer = setTimeout(scrollToCallToAction, scrollDelay)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
