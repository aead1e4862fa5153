/** Calls back once when an element is within half a screen of the viewport. Returns a function that cancels. */
export function whenNear(element: Element | null, near: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return
      observer.disconnect()
      near()
    },
    {rootMargin: '50% 0px'},
  )
  if (element) observer.observe(element)
  return () => observer.disconnect()
}
