import {css} from 'styled-components'

/**
 * Usually below the first view. Paragraphs of a long text are left out: laying them out one by one takes three times as
 * long.
 */
export const deferredParts = 'main > section ~ section, .reading > div > section, footer'

/** Skips layout of these parts until the first paint and assumes a typical height; see first-view-script.tsx. */
export const deferredPartStyles = css`
  [data-first-view] :is(${deferredParts}) {
    content-visibility: auto;
    contain-intrinsic-height: 45rem;
  }
`
