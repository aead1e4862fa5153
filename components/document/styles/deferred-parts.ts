import {css} from 'styled-components'

import {deferredParts} from '../first-view-script'

/** Skips layout of these parts until the first paint and assumes a typical height; see first-view-script.tsx. */
export const deferredPartStyles = css`
  [data-first-view] :is(${deferredParts}) {
    content-visibility: auto;
    contain-intrinsic-height: 45rem;
  }
`
