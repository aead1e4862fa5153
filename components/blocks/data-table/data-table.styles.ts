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
      /* On the line of the words beside it. */
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

    /* Words on one side, a figure on the other: the words take what the figure leaves. */
    &[data-pair='true'] tr > :first-child {
      width: auto;
    }

    &[data-pair='true'] [data-figures='true'] {
      width: 1%;
    }
  }
`
