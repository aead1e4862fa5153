import {css} from 'styled-components'

export const waveformStyles = css`
  .waveform {
    overflow: visible;
    width: 100%;
    color: var(--voice);
  }
`
