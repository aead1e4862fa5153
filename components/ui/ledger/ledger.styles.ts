import {css} from 'styled-components'

/** Entries between rules, with numbers in a column before them. */
export const ledgerStyles = css`
  .ledger {
    display: grid;
    counter-reset: entry;
  }

  .ledger > li {
    display: grid;
    align-content: start;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-5);
    border-block-start: 1px solid var(--rule);
    counter-increment: entry;
  }

  ol.ledger > li::before {
    content: counter(entry);
    grid-row: span 2;
    font-family: var(--font-display);
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }

  .ledger .title {
    display: flex;
    align-self: start;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
  }

  .ledger > li > .card-drawing {
    order: -1;
    grid-column: 1 / -1;
  }

  .ledger > li > p {
    max-width: var(--measure);
    color: var(--ink-soft);
  }
`
