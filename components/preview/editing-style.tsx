import {createGlobalStyle} from 'styled-components'

/** Lets clicks pass through links that cover a whole card, so that the texts below can be edited. */
export const EditingStyle = createGlobalStyle`
  :is([data-sanity] a, a[data-sanity])::after {
    pointer-events: none;
  }
`
