import {css} from 'styled-components'

/** Below the first view of most pages. Paragraphs of a long text are left out: one by one they take three times as long. */
export const laterParts = 'main > section ~ section, .reading > div > section, footer'

/** Skips their layout until the first paint, at a typical height: see first-view-script.tsx. */
export const laterPartStyles = css`
  [data-first-view] :is(${laterParts}) {
    content-visibility: auto;
    contain-intrinsic-height: 45rem;
  }
`
