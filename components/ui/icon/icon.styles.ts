import {css} from 'styled-components'

export const iconStyles = css`
  .icon {
    display: inline-block;
    flex: none;
    width: 1.25em;
    height: 1.25em;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
    vertical-align: -0.25em;
  }
`
