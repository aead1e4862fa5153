import {css} from 'styled-components'

const sheet = css`
  position: relative;
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
    text-wrap: balance;
    color: var(--ink-soft);
  }
`

const record = css`
  .written {
    padding-block-end: var(--space-3);
  }

  .written dl > div {
    grid-template-columns: minmax(6.75rem, 2fr) minmax(0, 4fr) auto;
    padding-block: 0.5rem;
  }

  dt {
    font-size: var(--step-0);
  }

  dd {
    font-weight: 550;
  }
`

/* Rows that were changed, rejected or only read; and a scene that is one of several. */
const outcomes = css`
  del {
    margin-inline-end: 0.75em;
    font-weight: 400;
    color: var(--ink-soft);
  }

  [data-outcome='changed'] dd span {
    color: var(--record);
  }

  [data-outcome='refused'] dd {
    font-weight: 400;
    color: var(--ink-soft);
  }

  [data-outcome='refused'] .icon {
    color: var(--ink);
  }
`

const beside = css`
  &:not([data-leads]) {
    font-size: 0.9375rem;

    .step {
      gap: var(--space-2);
      padding: var(--space-3) var(--space-4);
    }

    .step:last-child {
      border-block-end: 0;
    }

    q {
      font-size: 1rem;
    }
  }
`

/* Compact on phones, so that tokens are in the first view. */
const leading = css`
  @media (width < 40rem) {
    &[data-leads] .step {
      gap: var(--space-2);
      padding: var(--space-4);
    }

    &[data-leads] figcaption {
      padding-inline: var(--space-4);
    }

    &[data-leads] .waveform {
      height: 2rem;
    }

    &[data-leads] q {
      font-size: 1rem;
    }

    &[data-leads] .masked p:last-child {
      font-size: 0.8125rem;
      line-height: 1.7;
    }
  }
`

/* Plays in order: spoken, masked, then written row by row. */
const playing = css`
  .replay {
    position: absolute;
    inset: var(--space-1) var(--space-2) auto auto;
    display: none;
    padding: var(--space-2);
    border: 0;
    background: none;
    font-size: var(--step-0);
    color: var(--ink-soft);
    text-decoration: underline;
    text-decoration-color: var(--rule-strong);
    text-underline-offset: 0.25em;
  }

  .replay:hover {
    color: var(--ink);
  }

  @media (prefers-reduced-motion: no-preference) and (scripting: enabled) {
    .replay {
      display: block;
    }
  }

  @media (width >= 40rem) {
    .replay {
      inset: var(--space-3) var(--space-4) auto auto;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    &[data-leads] .waveform {
      animation: wipe 1100ms linear both;
    }

    &[data-leads] .masked p:last-child {
      animation: wipe 500ms 1100ms var(--ease) both;
    }

    &[data-leads] dd {
      animation: wipe 300ms calc(1500ms + var(--row) * 160ms) var(--ease) both;
    }

    &[data-leads] dl > div::after {
      animation: tick 200ms calc(1750ms + var(--row) * 160ms) var(--ease) both;
    }
  }
`

/** Three steps on one sheet. In the global style sheet, because a page may have a dozen scenes. */
export const sceneStyles = css`
  .scene {
    ${sheet}
    ${record}
    ${outcomes}
    ${beside}
    ${leading}
    ${playing}
  }
`
