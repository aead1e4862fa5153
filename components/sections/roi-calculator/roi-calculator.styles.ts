import {css} from 'styled-components'

const frame = css`
  --title: 20ch;
  --opening-gap: var(--space-5);

  border-block: 1px solid var(--rule);
  padding-block: var(--space-section);
  background: var(--sheet);

  .frame {
    container-type: inline-size;
  }

  .calculator {
    display: flex;
    flex-direction: column;
    gap: var(--space-5) clamp(2rem, 6cqi, 5.5rem);
  }

  .basis {
    margin-block-start: var(--space-5);
  }

  /* Two fields side by side, each with its slider below. */
  @container (width < 56rem) {
    .calculator[data-variant='home'] {
      .controls {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        column-gap: var(--space-5);
      }

      .control {
        grid-template: subgrid / minmax(0, 1fr);
        grid-row: span 4;
        padding-block: var(--space-3) 0;
      }

      .control:nth-of-type(2) {
        border-block-start: 0;
      }

      .typed {
        width: 100%;
      }
    }
  }

  @container (width >= 56rem) {
    .calculator[data-variant='home'] {
      display: grid;
      grid-template-columns: 5fr 7fr;
    }

    .basis {
      grid-template-columns: 5fr 7fr;
      gap: clamp(2rem, 6cqi, 5.5rem);
    }
  }
`

/* On phones the large figures stand above the sliders, and stay visible while a slider moves. */
const large = css`
  .result {
    display: contents;
  }

  .large {
    display: grid;
    gap: var(--space-2);
    order: -1;
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--rule);
    background: var(--sheet);
  }

  @media (height >= 30rem) {
    .large {
      position: sticky;
      inset-block-start: var(--header);
      z-index: 1;
    }
  }

  @container (width < 56rem) {
    .control:first-of-type {
      border-block-start: 0;
    }
  }

  /* Scrolls below the sticky figures when focused. */
  .control input {
    scroll-margin-block-start: 9rem;
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

    .large {
      position: static;
      padding-block: 0;
      border: 0;
    }

    /* Without script there are no fields, and the large figures take their place. */
    @media (scripting: none) {
      .result {
        display: contents;
      }

      .large {
        grid-row: 1 / span 3;
      }
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

/** A sheet across the page: inputs on the left, results on the right. */
export const sheetStyles = css`
  .roi-calculator-section {
    ${frame}
    ${large}
    ${axis}
  }
`
