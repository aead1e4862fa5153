import {css} from 'styled-components'

export const waveformStyles = css`
  .waveform {
    overflow: visible;
    width: 100%;
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    color: var(--voice);
  }

  .waveform path {
    vector-effect: non-scaling-stroke;
  }
`
