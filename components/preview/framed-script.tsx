/** Detects whether Presentation frames the page, which makes the preview bar redundant. */
export const framedScript = `if(self!==top)document.documentElement.dataset.framed=''`

/** Marks a page framed by Presentation before the first paint. */
export function FramedScript() {
  return <script dangerouslySetInnerHTML={{__html: framedScript}} />
}
