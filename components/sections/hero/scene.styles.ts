import {css} from 'styled-components'

const sheet = css`
  font-size: 1rem;

  .step {
    padding: var(--space-5);
    border-block-end: 1px solid var(--rule);
  }

  .waveform {
    height: 3.5rem;
  }

  q {
    font-size: 1.125rem;
    line-height: 1.45;
    quotes: '“' '”';
  }

  q:lang(fr) {
    quotes: '«\\a0' '\\a0»';
  }

  .masked p:last-child {
    font-family: var(--font-mono);
    font-size: 0.875rem;
    line-height: 1.85;
    color: var(--ink-soft);
  }

  figcaption {
    padding: var(--space-3) var(--space-5);
    font-size: var(--step-0);
    line-height: 1.45;
    color: var(--ink-soft);
  }
`

const record = css`
  .written {
    padding-block-end: var(--space-3);
  }

  .written dl > div {
    grid-template-columns: minmax(6rem, 2fr) 4fr auto;
    padding-block: 0.5rem;
  }

  dt {
    font-size: var(--step-0);
  }

  dd {
    font-weight: 550;
  }
`

/* Spoken first, masked next, then written row by row. */
const playing = css`
  @media (prefers-reduced-motion: no-preference) {
    .waveform {
      animation: wipe 1100ms linear both;
    }

    .masked p:last-child {
      animation: wipe 500ms 1100ms var(--ease) both;
    }

    dd {
      animation: wipe 300ms calc(1500ms + var(--row) * 160ms) var(--ease) both;
    }

    dl .icon {
      animation: tick 200ms calc(1750ms + var(--row) * 160ms) var(--ease) both;
    }
  }
`

/** Three steps on one sheet of paper. */
export const sceneStyles = css`
  ${sheet}
  ${record}
  ${playing}
`
