/** Presentation says all that the bar says, and more; only a script knows that the page is in its frame. */
export const framedScript = `if(self!==top)document.documentElement.dataset.framed=''`

/** Marks a page that stands in the frame of Presentation, before it is painted. */
export function FramedScript() {
  return <script dangerouslySetInnerHTML={{__html: framedScript}} />
}
