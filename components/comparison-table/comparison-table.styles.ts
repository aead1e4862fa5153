import {css} from 'styled-components'

import {mostProducts} from '@/lib/sanity/options'

const shown = Array.from(
  {length: mostProducts - 1},
  (_, position) => css`
    &:has(input[value='${position}']:checked) tr > :nth-child(${position + 2}) {
      display: block;
    }
  `,
)

/* On narrow screens, each criterion stands above our column and one other, chosen by radio buttons. The page
   scrolls, not the table. */
const narrow = css`
  .against {
    display: grid;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    margin-block-end: var(--space-4);
  }

  .table {
    overflow: visible;
    margin-inline-end: 0;
    border-block-end: 0;
    background: none;
  }

  tr {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }

  tr > :is(th, td) {
    min-width: 0;
    padding: var(--space-3);
    hyphens: auto;
  }

  tr > :not(:first-child, :last-child) {
    display: none;
    grid-area: 2 / 2;
  }

  tr > :nth-child(2):nth-last-child(2) {
    display: block;
  }

  tr > :last-child {
    grid-area: 2 / 1;
  }

  tr > :first-child {
    position: static;
    grid-column: 1 / -1;
    width: auto;
    padding: var(--space-5) 0 var(--space-2);
  }

  thead th:first-child {
    position: absolute;
    clip-path: inset(50%);
  }

  thead {
    background: var(--paper);
  }

  @media (height >= 30rem) {
    thead {
      position: sticky;
      inset-block-start: var(--header);
      z-index: 2;
    }
  }

  thead th {
    position: static;
    padding-block: var(--space-3);
  }

  /* Long words need the width below the icon. */
  .answer {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
  }

  .table tbody tr:last-of-type > :last-child {
    border-block-end: 2px solid var(--record);
  }

  ${shown}
`

export const comparisonTableStyles = css`
  .comparison-table {
    .against {
      display: none;
      border-color: var(--rule-strong);
    }

    .against label {
      padding: var(--space-2) var(--space-3);
      line-height: 1.25;
      text-align: center;
      text-wrap: balance;
    }

    .answer {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: var(--space-2);
    }

    .answer .icon {
      margin-block-start: 0.0625rem;
    }

    strong {
      font-weight: 600;
    }

    td:not(:last-child) p {
      color: var(--ink-soft);
    }

    td strong {
      color: var(--ink);
    }

    .source {
      max-width: var(--measure);
      margin-block-start: var(--space-5);
    }

    @container (width >= 38rem) {
      table {
        table-layout: fixed;
      }
    }

    @media screen {
      @container (width < 38rem) {
        ${narrow}
      }
    }
  }
`
