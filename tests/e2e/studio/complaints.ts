import type {Page} from '@playwright/test'

/** What Sanity's Studio warns of without anything being wrong. */
const harmless = [
  // Both sides of a comparison fit on the screen, so that nothing is left to scroll.
  /^\[scroll-mirror\] Element doesn't have overflow/,
  // A document changed while it was read for the first time: what was read has the change, which is heard of again.
  /^Document out of sync, skipping mutation$/,
]

const isLocal = ({protocol, hostname}: URL) =>
  !/^(https?|wss?):$/.test(protocol) || /(^|\.)localhost$/.test(hostname)

/** Errors and warnings in the console, failed answers, and requests that leave the machine, from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  const add = (text: string) => {
    if (!harmless.some((warning) => warning.test(text))) complaints.push(text)
  }
  page.on('pageerror', (error) => add(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) add(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) add(`${response.status()} ${response.url()}`)
  })
  page.on('request', (request) => {
    if (!isLocal(new URL(request.url()))) add(request.url())
  })
  return complaints
}
