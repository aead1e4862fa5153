import {css} from 'styled-components'

import {tokenStyles} from '@/components/ui/token/token.styles'

const sheet = css`
  border: 1px solid var(--rule);
  border-radius: var(--radius-large);
  background: var(--sheet);
  font-size: 1rem;

  .step {
    display: grid;
    gap: var(--space-3);
    padding: var(--space-5);
    border-block-end: 1px solid var(--rule);
  }

  .label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }

  .label::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: var(--rule-strong);
  }

  .said .label::before {
    background: var(--voice);
  }

  .written .label::before {
    border-radius: 1px;
    background: var(--record);
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
    quotes: '«\\202f' '\\202f»';
  }

  mark {
    background: none;
    color: inherit;
    text-decoration: underline 2px var(--voice);
    text-underline-offset: 0.25em;
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
    display: grid;
    grid-template-columns: minmax(6rem, 2fr) 4fr auto;
    align-items: baseline;
    gap: var(--space-3);
    padding-block: 0.5rem;
    border-block-start: 1px solid var(--rule);
  }

  dt {
    font-size: var(--step-0);
    line-height: 1.4;
    color: var(--ink-soft);
  }

  dd {
    font-weight: 550;
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }

  .icon {
    align-self: center;
    color: var(--record);
    stroke-width: 2.25;
  }
`

/* Spoken first, masked next, then written row by row. Nothing fades: text is either wiped in or there. */
const playing = css`
  @keyframes wipe {
    from {
      clip-path: inset(-10% 100% -10% 0);
    }

    to {
      clip-path: inset(-10% -2% -10% 0);
    }
  }

  @keyframes tick {
    from {
      transform: scale(0);
    }
  }

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
  ${tokenStyles}
  ${record}
  ${playing}
`
