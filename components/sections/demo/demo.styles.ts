import {css} from 'styled-components'

const layout = css`
  padding-block: var(--space-section);
  border-block-end: 1px solid var(--rule);
  background: var(--sheet);

  .layout {
    display: grid;
    gap: var(--space-5);
  }

  .opening,
  .closing {
    display: grid;
    align-content: start;
    gap: var(--space-5);
    margin: 0;
  }

  .lead {
    text-wrap: balance;
  }

  .place {
    display: contents;
  }

  .privacy {
    max-width: var(--measure);
    font-size: 0.9375rem;
    line-height: 1.5;
    color: var(--ink-soft);
  }

  @media (width < 30rem) {
    .controls .button {
      flex: 1 1 100%;
    }
  }

  @media (width >= 62rem) {
    .layout {
      grid-template: auto auto 1fr / minmax(0, 4fr) minmax(0, 7fr);
      column-gap: clamp(3rem, 6vw, 6rem);
    }

    .stage {
      grid-area: 1 / 2 / span 3;
    }
  }
`

/* Savings in large type: the bar before in ink, the bar after in green, each with its label. */
const gains = css`
  .gains {
    display: grid;
    gap: var(--space-5);
    margin-block-start: var(--space-4);
  }

  .gains > div {
    display: grid;
    align-content: start;
    gap: var(--space-3);
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--ink);
  }

  .gains dt {
    text-wrap: balance;
  }

  .gains dd {
    display: block;
    color: var(--ink);
  }

  .gains .value {
    order: -1;
    font-family: var(--font-display);
    font-size: clamp(3rem, 2rem + 4vw, 5rem);
    font-weight: 650;
    line-height: 1;
    letter-spacing: -0.035em;
  }

  .gains .unit {
    font-size: 0.4em;
    letter-spacing: -0.01em;
    white-space: pre-wrap;
  }

  .gains .bars {
    display: grid;
    gap: var(--space-2);
    font-size: 0.875rem;
    font-weight: 600;
  }

  .bars span {
    display: grid;
    grid-template-columns: 10rem 1fr;
    align-items: center;
  }

  /* Colors that mean something stay where the system chooses the others. */
  .bars span::after {
    content: '';
    height: 1.5rem;
    background: var(--ink);
    forced-color-adjust: none;
  }

  .bars span:last-child::after {
    width: var(--share);
    background: var(--record);
  }

  /* The figure stands before its label, bars and source. */
  @media (width >= 48rem) {
    .gains > div {
      grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
      column-gap: clamp(3rem, 6vw, 6rem);
    }

    .gains .value {
      grid-row: 1 / span 3;
    }

    .gains > div > :not(.value) {
      grid-column: 2;
    }
  }

  @media (width >= 62rem) {
    .gains {
      grid-column: 1 / -1;
    }
  }
`

/* Sentences to choose from; the current one is highlighted as spoken. */
const examples = css`
  .examples {
    display: grid;
    align-content: start;
    gap: var(--space-3);
  }

  .examples ul {
    border-block-end: 1px solid var(--rule);
  }

  .example {
    position: relative;
    display: block;
    width: 100%;
    padding: 0.625rem var(--space-2) 0.625rem var(--space-4);
    border: 0;
    border-block-start: 1px solid var(--rule);
    background: none;
    font-size: 1rem;
    line-height: 1.45;
    text-align: start;
    text-wrap: balance;
    color: var(--ink-soft);
    transition: color var(--quick) var(--ease);
  }

  button.example {
    cursor: pointer;
  }

  button.example:hover,
  .example:is([data-current='true'], [aria-pressed='true']) {
    color: var(--ink);
  }

  .example::before {
    content: '';
    position: absolute;
    inset-block: var(--space-3);
    inset-inline-start: 0;
    width: 3px;
    background: var(--voice);
    transform: scaleY(0);
    transition: transform var(--quick) var(--ease);
  }

  .example:is([data-current='true'], [aria-pressed='true'])::before {
    transform: none;
  }
`

const labels = css`
  .step {
    padding-block: var(--space-4);
    border-block-start: 1px solid var(--ink);
  }

  .said {
    padding-block-start: var(--space-3);
  }

  .written {
    scroll-margin-block-end: var(--space-5);
    padding-block-end: 0;
  }

  .over {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
  }

  .count {
    font-family: var(--font-mono);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
    color: var(--ink-soft);
  }
`

/* The textarea grows with its text: a copy behind it sets the height and shows the underlines. */
const said = css`
  .sentence {
    display: grid;
    gap: var(--space-3);
    padding: var(--space-4);
    border: 1px solid var(--rule);
    border-radius: var(--radius);
    background: var(--paper);
    transition: border-color var(--quick) var(--ease);
  }

  .sentence:has(textarea) {
    border-color: var(--rule-strong);
  }

  .sentence:has(textarea):hover {
    border-color: var(--ink);
  }

  .sentence:focus-within {
    outline: 2px solid var(--ink);
    outline-offset: 3px;
  }

  .mirror,
  .sentence textarea {
    grid-area: 1 / 1;
    min-height: 2.6em;
    padding: 0;
    border: 0;
    font-family: var(--font-display);
    font-size: var(--step-4);
    font-weight: 650;
    line-height: 1.3;
    letter-spacing: -0.018em;
    text-wrap: wrap;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  div.mirror {
    color: transparent;
  }

  .sentence textarea {
    overflow: hidden;
    width: 100%;
    outline: none;
    background: none;
    resize: none;
  }

  mark {
    text-decoration-thickness: 3px;
    text-decoration-skip-ink: none;
    text-underline-offset: 0.2em;
  }

  /* The rest of the line, not spoken yet, is flat. */
  .typed-waveform {
    width: 100%;
    background: linear-gradient(var(--rule), var(--rule)) center / 100% 1px no-repeat;
    stroke-width: 2.5px;
  }

  @media (width < 40rem) {
    .typed-waveform {
      stroke-width: 1.5px;
    }
  }

  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3) var(--space-4);
    min-height: 3.25rem;
  }

  .hint,
  .loading {
    flex: 1 1 14rem;
    font-size: 0.9375rem;
    line-height: 1.4;
    color: var(--ink-soft);
  }

  .hint {
    min-height: 2.8em;
    align-content: center;
  }

  .hint[data-empty='true'] {
    color: var(--ink);
  }

  [data-failed='true'] .loading {
    visibility: hidden;
  }

  /* Reserves space for controls that load later, so that nothing shifts. */
  @media (width < 30rem) {
    .controls {
      min-height: calc(4rem + 2.8 * 0.9375rem);
    }

    .written .over {
      display: grid;
      justify-items: start;
    }
  }

  /* Nothing loads without script. */
  @media (scripting: none) {
    .controls {
      display: none;
    }
  }
`

const masked = css`
  .read {
    min-height: 3.7em;
    font-family: var(--font-mono);
    font-size: 0.9375rem;
    line-height: 1.85;
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
`

const written = css`
  .crm {
    font-size: 1rem;
    line-height: 1.2;
  }

  .crm label {
    min-height: 2.75rem;
    padding-inline: var(--space-4);
  }

  p.crm {
    display: grid;
    place-items: center;
    min-height: calc(2.75rem + 2px);
  }

  .written dl > div {
    grid-template-columns: minmax(7.25rem, 2fr) 5fr 1.25rem;
    padding-block: 0.5rem;
  }

  dt {
    font-size: 0.9375rem;
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    color: var(--ink-soft);
  }

  del {
    text-decoration-thickness: 1px;
  }

  ins {
    font-weight: 600;
    text-decoration: none;
    color: var(--record);
  }
`

/*
 * Written row by row from the left, as in the first screen's scene. Where words move from the sentence, they leave it
 * in the color of voice, and each row is ticked once its word is there.
 */
const playing = css`
  [data-words='said'] mark {
    color: var(--voice-text);
  }

  @media (prefers-reduced-motion: no-preference) {
    ins {
      animation: wipe var(--calm) calc(var(--row) * 90ms) var(--ease) both;
    }

    dl > div::after {
      animation: tick var(--quick) calc(200ms + var(--row) * 90ms) var(--ease) both;
    }

    [data-words] ins[style] {
      animation: none;
    }

    [data-words] dl > div::after {
      animation-delay: calc(590ms + var(--row) * 70ms);
    }
  }
`

/** Text and examples on the left; on the right, the steps from sentence to record. */
export const demoStyles = css`
  .demo-section {
    ${layout}
    ${gains}
    ${examples}
    ${labels}
    ${said}
    ${masked}
    ${written}
    ${playing}
  }
`
