import {css} from 'styled-components'

/** A table of lines, which are blocks on narrow screens. */
export const tableStyle = css`
  table {
    width: 100%;
    border-block: 1px solid var(--rule);
    border-collapse: collapse;
    font-size: 0.9375rem;
    line-height: 1.5rem;
  }

  th,
  td {
    padding: 0.375rem 1.25rem 0.375rem 0;
    text-align: start;
    font-variant-numeric: tabular-nums;
  }

  thead th {
    font-size: var(--step-0);
    font-weight: 600;
    color: var(--ink-soft);
  }

  tbody tr {
    border-block-start: 1px solid var(--rule);
  }

  td:last-child {
    padding-inline-end: 0;
  }

  .local {
    color: var(--ink-soft);
  }

  @media (width < 62rem) {
    thead {
      display: none;
    }

    table,
    tbody {
      display: block;
    }

    tbody tr {
      display: grid;
      padding-block: var(--space-2);
    }

    tbody tr:first-of-type {
      border-block-start: 0;
    }

    tbody th,
    td {
      padding: 0.125rem 0;
    }
  }
`
