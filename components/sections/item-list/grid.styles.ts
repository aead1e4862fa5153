import {css} from 'styled-components'

/** A grid with hairlines between columns and rows. */
export const itemGridStyles = css`
  .item-grid {
    --title: 24ch;

    padding-block: 0 var(--space-section);

    .opening {
      margin: 0;
      padding-block: var(--space-4);
      border-block-start: 1px solid var(--ink);
    }

    @media (width >= 56rem) {
      .opening:has(.scene) {
        grid-template: auto 1fr / 5fr 7fr;
        align-items: start;
        column-gap: var(--space-7);
      }

      .scene {
        grid-area: 1 / 2 / span 2;
      }
    }

    .ledger {
      border-block-end: 1px solid var(--rule);
    }

    li {
      gap: var(--space-1);
      padding-block: var(--space-2);
    }

    h3 {
      font-size: var(--step-2);
      line-height: 1.3;
      letter-spacing: -0.01em;
    }

    li p {
      font-size: 1rem;
      line-height: 1.5;
      text-wrap: balance;
    }

    /* What is still to come has a badge and a dashed rule. */
    li:has(.badge) {
      border-block-start-style: dashed;
      border-block-start-color: var(--rule-strong);
    }

    @media (width < 40rem) {
      .ledger {
        grid-template-columns: 1fr 1fr;
        column-gap: var(--space-4);
      }

      li:last-of-type:nth-of-type(odd) {
        grid-column: 1 / -1;
      }

      h3 {
        font-size: var(--step-1);
      }

      li p {
        font-size: 0.9375rem;
        line-height: 1.4;
      }
    }

    @media (width >= 40rem) {
      li {
        grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
        column-gap: var(--space-6);
      }
    }

    @media (width >= 62rem) {
      /* A grid with hairlines between columns and rows. */
      .ledger {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }

      li {
        grid-template-columns: minmax(0, 1fr);
        padding: var(--space-3) var(--space-5) var(--space-4);
      }

      li:nth-of-type(3n + 1) {
        padding-inline-start: 0;
      }

      li:not(:nth-of-type(3n)) {
        border-inline-end: 1px solid var(--rule);
      }
    }
  }
`
