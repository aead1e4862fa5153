import type {Locator} from '@playwright/test'

/** Where an element is drawn, in pixels; throws when it is not. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return box
}

type Box = Awaited<ReturnType<typeof boxOf>>

/** Whether two elements share a part of the page. */
export function overlap(one: Box, other: Box): boolean {
  const beside = one.x + one.width <= other.x || other.x + other.width <= one.x
  return !beside && one.y < other.y + other.height && other.y < one.y + one.height
}
