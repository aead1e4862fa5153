import {css} from 'styled-components'

/* On a phone: the sticky first column, one more, and the edge of the next. */
const scrolling = css`
  --first: 8.75rem;
  --column: 11.5rem;
  --reach: 0.875rem;
  --cover: 1.75rem;

  position: relative;
  overflow-x: auto;
  border-block-end: 1px solid var(--rule);

  /* A cover scrolls with the table and hides each edge's shadow once that edge is reached; cells are transparent. */
  background:
    linear-gradient(to right, var(--paper) 50%, transparent) var(--first) 0 / var(--cover) 100%
      no-repeat local,
    linear-gradient(to left, var(--paper) 50%, transparent) 100% 0 / var(--cover) 100% no-repeat
      local,
    linear-gradient(to right, var(--shade), transparent) var(--first) 0 / var(--reach) 100%
      no-repeat scroll,
    linear-gradient(to left, var(--shade), transparent) 100% 0 / var(--reach) 100% no-repeat scroll;

  table {
    width: 100%;
    border-spacing: 0;
    font-size: 1rem;
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    min-width: var(--column);
    padding: var(--space-4) var(--space-4) var(--space-4) 0;
    border-block-end: 1px solid var(--rule);
    text-align: start;
    vertical-align: top;
  }

  th {
    text-wrap: balance;
  }

  tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    width: var(--first);
    min-width: var(--first);
    padding-inline-end: var(--space-2);
    background: var(--paper);
    font-weight: 600;
    hyphens: auto;
  }

  tr > :not(:first-child) {
    padding-inline-start: var(--space-4);
  }

  thead th {
    padding-block-start: var(--space-3);
    border-block-end: 1px solid var(--ink);
    background: var(--paper);
    font-weight: 600;
    vertical-align: bottom;
  }

  thead th:first-child {
    font-weight: 400;
    color: var(--ink-soft);
  }

  /* Keeps its longest words whole. */
  @media (width < 24rem) {
    tr > :first-child {
      font-size: var(--step-0);
    }
  }

  /* Extends to the edges of a phone's screen. */
  @media (width < 46rem) {
    margin-inline-end: calc(-1 * var(--gutter));
  }
`

const record = css`
  &[data-ruled='true'] {
    tr > :last-child {
      position: sticky;
      inset-inline-end: 0;
      border-inline: 2px solid var(--record);
      background: var(--sheet);
    }

    thead th:last-child {
      border-block-start: 2px solid var(--record);
    }

    tbody tr:last-of-type > :last-child {
      border-block-end: 2px solid var(--record);
    }
  }
`

/* Shown whole: the page scrolls, and the table's head sticks below the site's header. */
const whole = css`
  --column: 0;

  overflow: visible;
  margin-inline-end: 0;
  border-block-end: 0;
  background: none;

  /* Below that height, the site's header alone sticks. */
  @media (height >= 30rem) {
    thead th {
      position: sticky;
      inset-block-start: var(--header);
      z-index: 2;
    }

    thead th:first-child {
      z-index: 3;
    }
  }
`

/** The container width from which a table with this many columns fits, and its first column's share of it. */
const columnCounts = [
  {columns: 2, width: '0rem', first: '34%'},
  {columns: 3, width: '34rem', first: '26%'},
  {columns: 4, width: '38rem', first: '22%'},
  {columns: 5, width: '52rem', first: '22%'},
]

const widths = columnCounts.map(
  ({columns, width, first}) => css`
    &[data-columns='${columns}'] {
      @container (width >= ${width}) {
        --first: ${first};
        ${whole}
      }

      @media print {
        --first: ${first};
      }
    }
  `,
)

/**
 * The first column is sticky; the rest scrolls, with shadows at its edges. In a wide enough container, the head is
 * sticky instead.
 */
export const tableStyles = css`
  .table {
    ${scrolling}
    ${record}
    ${widths}

    @media print {
      ${whole}
    }

    /* More space between columns in wide containers. */
    @container (width >= 56rem) {
      th,
      td {
        padding-block: var(--space-5);
        padding-inline-end: var(--space-5);
      }

      tr > :not(:first-child) {
        padding-inline-start: var(--space-5);
      }

      thead th {
        padding-block: var(--space-4);
      }
    }
  }
`
