import {css} from 'styled-components'

export const admonitionStyles = css`
  .admonition {
    display: grid;
    gap: var(--space-2) var(--space-5);
    max-width: 44rem;
    padding: var(--space-5);
    border: 1px solid var(--tint);
    border-radius: var(--radius-large);
    background: var(--tint);
    font-size: 1rem;
    line-height: 1.55;

    &[data-tone='tip'] {
      border-color: var(--rule);
      background: var(--sheet);
    }

    &[data-tone='warning'] {
      border-color: var(--ink);
      background: none;
    }

    .tone {
      display: flex;
      align-items: center;
      gap: var(--space-2);
      font-size: var(--step-0);
      font-weight: 600;
    }

    .said {
      display: grid;
      gap: var(--space-1);
      min-width: 0;
    }

    .title {
      font-weight: 650;
    }

    @container (width >= 34rem) {
      grid-template-columns: 6.5rem 1fr;
      padding-inline-end: var(--space-6);

      /* Aligns with the first line of the text. */
      .tone {
        align-self: start;
        min-height: 1.55rem;
      }
    }
  }
`
