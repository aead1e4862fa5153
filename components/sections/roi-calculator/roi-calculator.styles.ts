import {css} from 'styled-components'

const frame = css`
  border-block: 1px solid var(--rule);
  padding-block: var(--space-section);
  background: var(--sheet);

  .frame {
    container-type: inline-size;
  }

  .opening {
    display: grid;
    gap: var(--space-5);
    margin-block-end: var(--space-7);
  }

  h1,
  h2 {
    max-width: 20ch;
  }

  .calculator {
    display: grid;
    gap: var(--space-5) clamp(2rem, 6cqi, 5.5rem);
  }

  .basis {
    display: grid;
    gap: var(--space-4);
    margin-block-start: var(--space-7);
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--rule);
    font-size: 0.9375rem;
    line-height: 1.5;
    color: var(--ink-soft);
  }

  .basis > * {
    max-width: 46rem;
  }

  summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    width: fit-content;
    padding-block: 0.625rem;
    font-weight: 600;
    color: var(--ink);
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary .icon {
    transition: transform var(--quick) var(--ease);
  }

  [open] summary .icon {
    transform: rotate(180deg);
  }

  .basis ol {
    display: grid;
    gap: var(--space-2);
    padding-block: var(--space-2) var(--space-3);
  }

  @container (width >= 56rem) {
    .opening {
      grid-template-columns: 7fr 5fr;
      align-items: end;
    }

    .calculator {
      grid-template-columns: 5fr 7fr;
    }

    .basis {
      grid-template-columns: 5fr 7fr;
      gap: clamp(2rem, 6cqi, 5.5rem);
    }
  }
`

/* The fields keep their room while they wait for their script, and go where there is none. */
const controls = css`
  .controls {
    position: relative;
    display: grid;
    align-content: start;
    min-width: 0;
  }

  @media (scripting: none) {
    .controls {
      display: none;
    }
  }

  [data-ready='false'] .control {
    visibility: hidden;
  }

  .loading {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    border: 1px solid var(--rule);
    color: var(--ink-soft);
  }

  .control {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-4);
    border-block-start: 1px solid var(--rule);
  }

  .control label {
    font-weight: 600;
    line-height: 1.3;
  }

  .hint {
    font-weight: 400;
    color: var(--ink-soft);
  }

  .typed {
    width: 7.5rem;
    min-height: 2.75rem;
    padding: 0.375rem 0.75rem;
    border: 1px solid var(--rule-strong);
    border-radius: var(--radius);
    background: var(--paper);
    font-variant-numeric: tabular-nums;
    text-align: end;
    transition: border-color var(--quick) var(--ease);
  }

  .typed:hover {
    border-color: var(--ink);
  }

  .compared {
    grid-column: 1 / -1;
    font-size: 0.9375rem;
    line-height: 1.4;
    color: var(--ink-soft);
  }
`

/* The handle is one bar of the motif, moving along a line of the ledger. */
const slider = css`
  .slider {
    --line: linear-gradient(
      to right,
      var(--ink) calc(var(--to)),
      var(--rule-strong) calc(var(--to))
    );

    appearance: none;
    grid-column: 1 / -1;
    width: 100%;
    height: 2.75rem;
    margin: 0;
    background: transparent;
    cursor: grab;
  }

  .slider:active {
    cursor: grabbing;
  }

  .slider::-webkit-slider-runnable-track {
    height: 2px;
    background: var(--line);
  }

  .slider::-moz-range-track {
    height: 2px;
    background: var(--line);
  }

  .slider::-webkit-slider-thumb {
    appearance: none;
    width: 0.625rem;
    height: 1.75rem;
    margin-block-start: calc(1px - 0.875rem);
    border: 0;
    border-radius: 0.3125rem;
    background: var(--ink);
    box-shadow: 0 0 0 3px var(--sheet);
  }

  .slider::-moz-range-thumb {
    width: 0.625rem;
    height: 1.75rem;
    border: 0;
    border-radius: 0.3125rem;
    background: var(--ink);
    box-shadow: 0 0 0 3px var(--sheet);
  }

  @media (forced-colors: active) {
    .slider {
      appearance: auto;
    }
  }
`

const result = css`
  .result,
  .result > * {
    min-width: 0;
  }

  .amount {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: baseline;
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--rule);
  }

  dt {
    line-height: 1.35;
  }

  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  .bars {
    position: relative;
    grid-column: 1 / -1;
    height: 2.75rem;
  }

  /* The line that the bars stand on goes on where they end. */
  .bars::before {
    position: absolute;
    inset: calc(50% - 1px) 0 auto;
    border-block-start: 1px solid var(--rule-strong);
    content: '';
  }

  .bars .waveform {
    position: relative;
    height: 100%;
    color: var(--record);
    clip-path: inset(-10% calc(100% - var(--to)) -10% var(--from));
    transition: clip-path var(--calm) var(--ease);
  }

  @container (width < 30rem) {
    .bars .waveform {
      stroke-width: 2;
    }
  }

  [data-output='annualCRMCost'] .waveform {
    color: var(--ink);
  }

  .sentence {
    max-width: var(--measure);
    font-size: var(--step-2);
    line-height: 1.45;
    text-wrap: pretty;
  }
`

/* On a phone the large figures stand above the sliders, where they can be seen to move. */
const large = css`
  .result {
    display: contents;
  }

  .large {
    display: grid;
    gap: var(--space-2);
    order: -1;
  }

  .large .amount {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-3);
    padding: 0;
    border: 0;
    font-size: var(--step-3);
  }

  .large [data-output='totalBenefit'] {
    display: grid;
    grid-template-columns: 1fr;
    gap: 0;
    font-size: inherit;
  }

  .large [data-output='totalBenefit'] dd {
    font-family: var(--font-display);
    font-size: clamp(3rem, 14cqi, 6.25rem);
    font-weight: 650;
    line-height: 1;
    letter-spacing: -0.03em;
  }

  @container (width >= 56rem) {
    .result {
      display: grid;
      align-content: start;
      gap: var(--space-5);
    }
  }
`

const axis = css`
  .axis {
    display: flex;
    justify-content: space-between;
    margin-block-start: calc(-1 * var(--space-5));
    padding-block-start: var(--space-2);
    border-block-start: 1px solid var(--ink);
    font-family: var(--font-mono);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    color: var(--ink-soft);
  }
`

const articleResult = css`
  [data-variant='article'] .drawn {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: var(--space-4);
  }

  [data-variant='article'] .large {
    order: 0;
  }

  [data-variant='article'] .waveform {
    stroke-width: 2;
  }

  [data-variant='article'] .drawn .amount {
    grid-template-columns: 1fr;
    align-content: start;
    padding: var(--space-4) var(--space-5);
    border: 1px solid var(--rule);
    border-radius: var(--radius-large);
  }

  [data-variant='article'] .drawn dd:not(.bars) {
    font-family: var(--font-display);
    font-size: var(--step-4);
    line-height: 1.1;
    letter-spacing: -0.02em;
  }
`

/** A sheet across the page: what goes in on the left, what comes out on the right. */
export const calculatorStyles = css`
  ${frame}
  ${controls}
  ${slider}
  ${result}
  ${large}
  ${axis}
  ${articleResult}
`
