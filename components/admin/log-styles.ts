import {css} from 'styled-components'

/** A filter above a table of events, whose rows are blocks on narrow screens, and links to its pages. */
export const logStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  .filter {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--space-3) var(--space-4);
  }

  .filter label {
    display: grid;
    gap: var(--space-1);
    min-width: 0;
    font-size: var(--step-0);
    font-weight: 600;
    line-height: 1.4;
  }

  select,
  input {
    min-width: 0;
    min-height: 2.5rem;
    padding: 0.375rem 0.625rem;
    border: 1px solid var(--rule-strong);
    border-radius: var(--radius);
    background: var(--sheet);
    color: inherit;
    font: inherit;
    font-size: 1rem;
    font-weight: 400;
  }

  table {
    width: 100%;
    border-block: 1px solid var(--rule);
    border-collapse: collapse;
    font-size: 0.9375rem;
    line-height: 1.5rem;
  }

  th,
  td {
    padding: var(--space-2) var(--space-4) var(--space-2) 0;
    text-align: start;
    vertical-align: top;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  thead th {
    font-size: var(--step-0);
    font-weight: 600;
    color: var(--ink-soft);
  }

  tbody th {
    font-weight: 400;
  }

  tbody tr {
    border-block-start: 1px solid var(--rule);
  }

  td:last-child {
    padding-inline-end: 0;
  }

  .detail,
  .local {
    color: var(--ink-soft);
  }

  .detail {
    display: block;
  }

  h2 {
    font-family: var(--font-text);
    font-size: 1.125rem;
  }

  @media (width < 48rem) {
    thead {
      position: absolute;
      clip-path: inset(50%);
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

    tbody th {
      font-weight: 600;
    }
  }
`
