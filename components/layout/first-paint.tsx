const id = 'opening-end'

/** Ends the opening, before which nothing is painted: half of it would move when the rest arrives. React puts the link into the head. */
export function OpeningEnd() {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <span id={id} hidden />
    </>
  )
}
