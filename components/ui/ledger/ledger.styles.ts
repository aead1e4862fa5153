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

  .ledger > li > p {
    max-width: var(--measure);
    color: var(--ink-soft);
  }
`
