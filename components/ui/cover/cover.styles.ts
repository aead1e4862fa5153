import {css} from 'styled-components'

export const coverStyles = css`
  .cover {
    display: flex;
    align-items: center;
  }

  .cover::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid var(--rule-strong);
  }

  .cover .waveform {
    flex: none;
    width: calc(var(--length) * 100%);
    height: 100%;
  }
`
