import {css} from 'styled-components'

/** Ruled rows that expand. */
export const questionsStyles = css`
  .questions {
    details {
      border-block-end: 1px solid var(--rule);
    }

    summary {
      position: relative;
      padding: var(--space-4) 3rem var(--space-4) 0;
    }

    .question {
      font-size: var(--step-2);
      line-height: 1.3;
      letter-spacing: -0.01em;
    }

    /* A plus sign: the upright bar turns level when the answer opens. */
    summary::before,
    summary::after {
      content: '';
      position: absolute;
      inset-block-start: 50%;
      inset-inline-end: 0.25rem;
      width: 1.125rem;
      height: 2px;
      margin-block-start: -1px;
      background: var(--ink);
      transition: transform var(--calm) var(--ease);
    }

    details:not([open]) summary::after {
      transform: rotate(90deg);
    }

    .answer {
      padding-block-end: var(--space-5);
      padding-inline-end: 3rem;
      color: var(--ink-soft);
    }

    &[data-ruled='true'] {
      border-block-start: 1px solid var(--ink);
    }

    &[data-ruled='false'] details:first-of-type summary {
      padding-block-start: 0;
    }

    &[data-ruled='false'] details:first-of-type summary::before,
    &[data-ruled='false'] details:first-of-type summary::after {
      inset-block-start: calc(50% - var(--space-4) / 2);
    }
  }
`
