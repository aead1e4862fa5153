import {css} from 'styled-components'

export const proseStyles = css`
  .prose {
    /* Consecutive prose sections read as one document. */
    padding-block-end: var(--space-7);

    &:last-of-type {
      padding-block-end: var(--space-section);
    }

    .text {
      min-width: 0;
    }

    @media (width >= 62rem) {
      .text {
        grid-column: 2;
      }
    }

    .card-drawing {
      max-width: 18rem;
    }

    @media (width >= 62rem) {
      &[data-drawn='true'] .columns {
        grid-template-rows: auto 1fr;
      }

      &[data-drawn='true'] .text {
        grid-row: 1 / span 2;
      }

      &[data-drawn='true'] .title {
        position: static;
      }

      .card-drawing {
        position: sticky;
        inset-block-start: calc(var(--header) + var(--space-6));
        align-self: start;
      }
    }

    /* An explanation opens with a lead, and its lists are ruled, in two columns. */
    &[data-drawn='true'] .long-text {
      > p:first-child {
        font-size: var(--step-2);
        line-height: 1.45;
      }

      > :is(ul, ol) {
        gap: 0 var(--space-6);
        max-width: none;
        padding: 0;
        list-style: none;
        counter-reset: entry;
      }

      > :is(ul, ol) > li {
        padding: var(--space-3) 0 var(--space-4);
        border-block-start: 1px solid var(--rule);
      }

      > ol > li {
        position: relative;
        padding-inline-start: 2.25rem;
        counter-increment: entry;
      }

      > ol > li::before {
        content: counter(entry);
        position: absolute;
        inset-inline-start: 0;
        font-family: var(--font-display);
        font-weight: 650;
        font-variant-numeric: tabular-nums;
      }

      > :is(ul, ol) > li > strong:first-child {
        font-size: 1.0625em;
      }

      @container (width >= 36rem) {
        > :is(ul, ol) {
          grid-template-columns: 1fr 1fr;
        }

        > :is(ul, ol):has(> :nth-child(3):last-child) {
          grid-template-columns: repeat(3, 1fr);
        }
      }
    }
  }
`
