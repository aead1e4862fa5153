import {setTimeout as delay} from 'node:timers/promises'

import type {Locator, Page} from '@playwright/test'

import type {Measurement} from '../measure.ts'

/** How often something is asked, in milliseconds; a measurement is at most so much too long. */
const interval = 10

/** Waits until it holds, and returns how many milliseconds that took; throws after a minute. */
export async function until(
  holds: () => Promise<boolean>,
  since = performance.now(),
): Promise<number> {
  while (!(await holds())) {
    if (performance.now() - since > 60_000) throw new Error('Nothing changed within a minute.')
    await delay(interval)
  }
  return performance.now() - since
}

/** Makes calls one after the other, each of which returns its time in milliseconds. */
export async function repeat(
  calls: number,
  call: (index: number) => Promise<number>,
): Promise<Measurement> {
  const times: number[] = []
  const began = performance.now()
  for (let index = 0; index < calls; index += 1) times.push(await call(index))
  return {times, total: performance.now() - began}
}

/** Clicks, and returns the time, in milliseconds since 1970, at which the page heard of it; a driver takes its time before. */
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
