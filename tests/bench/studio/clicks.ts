import {setTimeout as delay} from 'node:timers/promises'

import type {Locator, Page} from '@playwright/test'

import type {Measurement} from '../measure.ts'

/** Milliseconds between polls; a measurement is at most this much too long. */
const interval = 10

/** Polls until a condition holds; returns the milliseconds that took. Throws after a minute. */
export async function until(
  holds: () => Promise<boolean>,
  since = performance.now(),
): Promise<number> {
  while (!(await holds())) {
    if (performance.now() - since > 60_000)
      throw new Error('The condition did not hold within a minute.')
    await delay(interval)
  }
  return performance.now() - since
}

/** Makes calls in sequence, each of which returns its duration in milliseconds. */
export async function repeat(
  calls: number,
  call: (index: number) => Promise<number>,
): Promise<Measurement> {
  const times: number[] = []
  const began = performance.now()
  for (let index = 0; index < calls; index += 1) times.push(await call(index))
  return {times, total: performance.now() - began}
}

/**
 * Clicks, and returns when the page received the event, in milliseconds since 1970; Playwright's own overhead is not
 * counted.
 */
export async function clickOn(page: Page, button: Locator): Promise<number> {
  const heard = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('click', () => resolve(Date.now()), {capture: true, once: true})
      }),
  )
  await button.click()
  return heard
}
