import {css} from 'styled-components'

export const proseStyles = css`
  .prose {
    /* Consecutive prose sections read as one document. */
    padding-block-end: var(--space-7);

    &:last-of-type {
      padding-block-end: var(--space-section);
    }

    .text {
      min-width: 0;
    }

    @media (width >= 62rem) {
      .text {
        grid-column: 2;
      }
    }
  }
`
