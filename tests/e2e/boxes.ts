import type {Locator} from '@playwright/test'

/** Returns an element's bounding box in pixels; throws when the element is not rendered. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not rendered.')
  return box
}

type Box = Awaited<ReturnType<typeof boxOf>>

/** Returns whether two boxes overlap. */
export function overlap(one: Box, other: Box): boolean {
  const beside = one.x + one.width <= other.x || other.x + other.width <= one.x
  return !beside && one.y < other.y + other.height && other.y < one.y + one.height
}
