import {mayOffer, noteOffered} from '@/components/forms/popup-memory'
import {
  isFastUpward,
  leftThroughTop,
  timeout,
  recentSamples,
  type ScrollSample,
} from '@/components/sections/exit-popup/leaving'

/** Milliseconds after the last touch in which a scroll counts as its momentum. */
const momentum = 1500

function onMouseLeave(leave: () => void, signal: AbortSignal): void {
  const check = ({clientY, relatedTarget, buttons}: MouseEvent) => {
    if (buttons === 0 && leftThroughTop({y: clientY, entered: relatedTarget})) leave()
  }
  document.addEventListener('mouseleave', check, {capture: true, signal})
}

function onFlickUp(leave: () => void, signal: AbortSignal): void {
  const arrived = performance.now()
  let touched = -Infinity
  let samples: ScrollSample[] = []
  const touch = () => {
    touched = performance.now()
  }
  // Going back and following links scroll as well, but not by hand.
  const forget = () => {
    touched = -Infinity
    samples = []
  }
  const scroll = () => {
    const at = performance.now()
    if (at - touched > momentum) return forget()
    samples = recentSamples(samples, {top: scrollY, at})
    if (at - arrived >= timeout && isFastUpward(samples)) leave()
  }
  for (const type of ['touchstart', 'touchmove', 'touchend']) {
    addEventListener(type, touch, {passive: true, signal})
  }
  for (const type of ['click', 'popstate', 'pageshow']) addEventListener(type, forget, {signal})
  addEventListener('scroll', scroll, {passive: true, signal})
}

/** Whether another dialog is open, or the visitor is filling in a form. */
function isBusy(): boolean {
  const menu = 'popover' in document.body ? ':popover-open' : '[popover].open'
  const open = document.querySelector(`dialog[open], ${menu}`)
  return Boolean(open ?? document.activeElement?.closest('form'))
}

/** Calls `offer` once, when the visitor is about to leave, unless it is stopped before. */
export function watchExit(offer: () => void, stop: AbortController): void {
  const leave = () => {
    if (isBusy()) return
    stop.abort()
    if (!mayOffer()) return
    noteOffered()
    offer()
  }
  onMouseLeave(leave, stop.signal)
  onFlickUp(leave, stop.signal)
}
