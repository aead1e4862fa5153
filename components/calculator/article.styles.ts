import {css} from 'styled-components'

/* Fields side by side: labels, inputs and sliders align in rows, however long a label is. */
const fields = css`
  @container (width >= 42rem) {
    [data-variant='article'] .controls {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      grid-template-rows: auto auto auto;
      column-gap: var(--space-6);
    }

    [data-variant='article'] .control {
      grid-row: span 3;
      grid-template-rows: subgrid;
      grid-template-columns: minmax(0, 1fr);
      align-items: end;
      row-gap: var(--space-2);
      padding-block: 0;
      border: 0;
    }

    [data-variant='article'] .typed {
      width: 100%;
      text-align: start;
    }
  }
`

const cards = css`
  [data-variant='article'] .drawn {
    display: grid;
    gap: var(--space-3);
  }

  [data-variant='article'] .drawn .amount {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    padding: var(--space-4);
    border: 1px solid var(--rule);
    border-radius: var(--radius-large);
  }

  [data-variant='article'] .drawn [data-output='totalBenefit'] {
    border-color: var(--ink);
  }

  [data-variant='article'] .drawn dt {
    font-size: 1rem;
  }

  [data-variant='article'] .drawn dd:not(.bars) {
    font-family: var(--font-display);
    font-size: var(--step-4);
    font-weight: 650;
    line-height: 1.1;
    letter-spacing: -0.02em;
  }

  [data-variant='article'] .bars {
    height: 2.25rem;
  }

  [data-variant='article'] .waveform {
    stroke-width: min(3px, 0.6cqi);
  }

  @container (width >= 30rem) {
    [data-variant='article'] .drawn {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @container (width >= 42rem) {
    [data-variant='article'] .drawn {
      gap: var(--space-4);
    }

    [data-variant='article'] .drawn .amount {
      padding: var(--space-4) var(--space-5);
    }
  }
`

/** The calculator inside a text: fields above, four cards below, and the monthly result as a line under them. */
export const articleStyles = css`
  [data-variant='article'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
  }

  [data-variant='article'] .result {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }

  [data-variant='article'] .large {
    display: block;
    order: 0;
  }

  [data-variant='article'] .large .amount {
    display: flex;
    justify-content: space-between;
    padding-block: var(--space-2) 0;
    border: 0;
    font-size: var(--step-2);
  }

  [data-variant='article'] .sentence {
    font-size: 1rem;
    line-height: 1.55;
    color: var(--ink-soft);
  }

  ${fields}
  ${cards}
`
