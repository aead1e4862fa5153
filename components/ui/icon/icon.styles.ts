import {css} from 'styled-components'

export const iconStyles = css`
  .icon {
    flex: none;
    width: 1.25em;
    height: 1.25em;
    stroke-width: 1.5;
  }
`
