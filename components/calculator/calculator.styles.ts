import {css} from 'styled-components'

import {articleStyles} from './article.styles'

/* Fields reserve their space until the script has loaded, and are hidden without script. */
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
    text-wrap: balance;
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

  /* The baseline extends beyond the bars. */
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

const basis = css`
  .basis {
    display: grid;
    gap: var(--space-4);
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
  }

  summary .icon {
    transition: transform var(--quick) var(--ease);
  }

  .basis ol {
    display: grid;
    gap: var(--space-2);
    padding-block: var(--space-2) var(--space-3);
  }
`

/** Fields, bars and formula of every calculator. */
export const calculatorStyles = css`
  .calculator-sheet {
    ${controls}
    ${slider}
    ${result}
    ${basis}
    ${articleStyles}
  }
`
