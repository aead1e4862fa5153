import {styled} from 'styled-components'

export const Root = styled.section`
  padding-block: var(--space-section);

  .billing {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3) var(--space-4);
    align-items: center;
    margin-block-end: var(--space-6);
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
    align-content: end;
    justify-items: start;
  }

  .name .badge {
    margin-block-end: var(--space-2);
  }

  .name :is(h1, h2) {
    font-size: var(--step-3);
  }

  .name p {
    color: var(--ink-soft);
  }

  .price {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
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

  .price[data-free] strong {
    font-size: clamp(6rem, 3.5rem + 9vw, 9.375rem);
    line-height: 0.9;
    letter-spacing: -0.05em;
  }

  .days .waveform {
    height: 4rem;
  }

  .days .label {
    display: flex;
    justify-content: space-between;
    margin-block: var(--space-2);
  }

  .plans ul:empty {
    border: 0;
  }

  .plans ul li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-3);
    padding-block: var(--space-3);
  }

  .plans ul .icon {
    margin-block-start: 0.1875rem;
    color: var(--record);
  }

  .plans .button {
    justify-self: start;
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
      column-gap: var(--column-gap);
    }

    .plans:has(> :nth-child(2):last-child) {
      grid-template-columns: var(--half);
    }

    .plans > li {
      grid-row: span 4;
      grid-template-rows: subgrid;
      row-gap: var(--space-5);
    }

    .prices {
      align-self: last baseline;
    }
  }
`
