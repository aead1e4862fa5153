const id = 'opening_end'

/**
 * Delays the first paint until this point of the document has loaded; painting sooner would shift the layout. React
 * moves the link to the head.
 */
export function OpeningEnd() {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <span id={id} hidden />
    </>
  )
}
