import {styled} from 'styled-components'

export const Root = styled.section`
  padding-block: var(--space-section);

  .billing {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3) var(--space-4);
    align-items: center;
    margin-block-start: var(--space-3);
  }

  .billing label {
    padding-inline: var(--space-4);
    font-size: 1rem;
  }

  .billing p,
  .note {
    font-size: 1rem;
    color: var(--ink-soft);
  }

  &:not(:has([value='yearly']:checked)) [data-billing='yearly'],
  &:has([value='yearly']:checked) [data-billing='monthly'] {
    display: none;
  }

  .plans {
    display: grid;
    gap: var(--space-7) 0;
  }

  .plans > li {
    display: grid;
    gap: var(--space-5);
    align-content: start;
    padding-block-start: var(--space-5);
    border-block-start: 2px solid var(--ink);
  }

  .name {
    align-content: start;
    justify-items: start;
  }

  .name .badge {
    margin-block-end: var(--space-2);
  }

  .name p {
    color: var(--ink-soft);
  }

  .price {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    align-items: baseline;
    color: var(--ink-soft);
  }

  .price strong {
    font-family: var(--font-display);
    font-size: clamp(2.25rem, 1.5rem + 2.25vw, 3.25rem);
    font-weight: 650;
    line-height: 1.02;
    letter-spacing: -0.025em;
    color: var(--ink);
  }

  .plans ul {
    align-self: start;
    border-block-start: 1px solid var(--rule);
  }

  .plans ul:empty {
    border: 0;
  }

  .plans ul li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-3);
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--rule);
  }

  .plans ul .icon {
    margin-block-start: 0.1875rem;
    color: var(--record);
  }

  .plans .button {
    width: 100%;
  }

  .note {
    margin-block-start: var(--space-6);
  }

  /* Columns whose parts align in rows: names, prices, features, buttons. */
  @media (width >= 56rem) {
    .plans {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      grid-template-rows: repeat(4, auto);
    }

    .plans > li {
      grid-row: span 4;
      grid-template-rows: subgrid;
      row-gap: var(--space-5);
      padding-inline: clamp(1rem, 2vw, 2rem);
      border-inline-start: 1px solid var(--rule);
    }

    .plans > li:first-child {
      padding-inline-start: 0;
      border-inline-start: 0;
    }

    .plans > li:last-child {
      padding-inline-end: 0;
    }

    .plans > li:only-child {
      max-width: 30rem;
    }
  }
`
