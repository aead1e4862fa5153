import {css} from 'styled-components'

export const illustrationStyles = css`
  .illustration {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: var(--space-3);

    img {
      display: block;
      max-width: 100%;
      height: auto;
      border-radius: var(--radius-large);
      box-shadow: 0 0 0 1px var(--rule);
    }

    figcaption {
      max-width: var(--text, var(--measure));
      font-size: 0.9375rem;
      line-height: 1.5;
      color: var(--ink-soft);
      text-wrap: pretty;
    }

    small {
      display: block;
      font-size: 0.8125rem;
    }
  }
`
