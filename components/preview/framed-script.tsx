/** Tells whether the page is framed by Presentation, which makes the preview bar redundant. */
export const framedScript = `if(self!==top)document.documentElement.dataset.framed=''`

/** Marks a page that Presentation frames, before it is painted. */
export function FramedScript() {
  return <script dangerouslySetInnerHTML={{__html: framedScript}} />
}
