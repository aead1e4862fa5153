import {css} from 'styled-components'

export const dataTableStyles = css`
  .data-table {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);

    .caption {
      max-width: var(--text, var(--measure));
      font-weight: 600;
      line-height: 1.35;
      text-wrap: balance;
    }

    .figure {
      font-family: var(--font-mono);
      font-size: 0.9375rem;
      /* Aligns with the text beside it. */
      line-height: 1.4rem;
      white-space: nowrap;
    }

    [data-figures='true'] {
      min-width: 7rem;
      text-align: end;
    }

    tr > :last-child {
      padding-inline-end: 0;
    }

    /* In a table of two columns, text and figure, the text takes the remaining width. */
    &[data-pair='true'] tr > :first-child {
      width: auto;
    }

    &[data-pair='true'] [data-figures='true'] {
      width: 1%;
    }
  }
`
