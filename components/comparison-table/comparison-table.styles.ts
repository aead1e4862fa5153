import {css} from 'styled-components'

export const comparisonTableStyles = css`
  .comparison-table {
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

    @container (width >= 42rem) {
      table {
        table-layout: fixed;
      }
    }
  }
`
