import {createGlobalStyle} from 'styled-components'

/** A link that covers its whole card leaves the texts below it to the pointer, so that each can be clicked and edited. */
export const EditingStyle = createGlobalStyle`
  :is([data-sanity] a, a[data-sanity])::after {
    pointer-events: none;
  }
`
