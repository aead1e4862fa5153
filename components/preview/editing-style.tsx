import {createGlobalStyle} from 'styled-components'

/** Lets the pointer through links that cover a whole card, so that the texts below can be clicked and edited. */
export const EditingStyle = createGlobalStyle`
  :is([data-sanity] a, a[data-sanity])::after {
    pointer-events: none;
  }
`
