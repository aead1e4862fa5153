import {setImmediate as othersTurn} from 'node:timers/promises'

/** How many are made at a stretch. */
const stretch = 100

/**
 * What is made of each of many. There is one thread for all: whoever visits meanwhile is answered in between. Only for what
 * `use cache` keeps, since Next.js does not wait for other work of a route that it renders ahead.
 */
export async function inTurns<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
): Promise<Made[]> {
  const all: Made[] = []
  for (let start = 0; start < items.length; start += stretch) {
    if (start > 0) await othersTurn()
    for (const item of items.slice(start, start + stretch)) all.push(make(item))
  }
  return all
}
