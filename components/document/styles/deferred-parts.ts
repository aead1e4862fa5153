import {css} from 'styled-components'

import {deferredParts} from '@/lib/urls/inline-scripts'

/** Skips layout of these parts until the first paint and assumes a typical height; see inline-scripts.ts. */
export const deferredPartStyles = css`
  [data-first-view] :is(${deferredParts}) {
    content-visibility: auto;
    contain-intrinsic-height: 45rem;
  }
`
