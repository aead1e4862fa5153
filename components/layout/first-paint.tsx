const openingEnd = 'opening-end'

/** Delays the first paint until the opening is parsed: half of it would move when the rest arrives. */
export function AwaitOpening() {
  return <link rel="expect" href={`#${openingEnd}`} blocking="render" />
}

/** Marks the end of the opening. */
export function OpeningEnd() {
  return <template id={openingEnd} />
}
