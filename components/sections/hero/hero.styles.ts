import {css} from 'styled-components'

const top = css`
  padding-block: clamp(2rem, 4.5vw, 4.5rem);

  .stage {
    display: grid;
    gap: var(--space-7) clamp(2rem, 5vw, 4.5rem);
  }

  .words {
    display: grid;
    justify-items: start;
    align-content: start;
    gap: var(--space-5);
  }

  &[data-long='true'] h1,
  h2 {
    font-size: var(--step-5);
  }

  .kicker {
    display: flex;
    gap: var(--space-2);
    font-size: 1rem;
    font-weight: 550;
    line-height: 1.4;
  }

  .kicker::before {
    content: '';
    flex: none;
    width: 0.625rem;
    height: 0.625rem;
    margin-block-start: 0.375rem;
    border-radius: 50%;
    background: var(--voice);
  }

  .lead {
    max-width: 34rem;
  }

  .button-row {
    padding-block-start: var(--space-2);
  }

  @media (width >= 62rem) {
    .stage {
      grid-template: auto 1fr / minmax(0, 7fr) minmax(0, 5fr);
    }

    .scene {
      grid-area: 1 / 2 / span 2;
    }
  }
`

const proofs = css`
  .proofs {
    display: grid;
    gap: 0 var(--space-6);
    align-content: end;
  }

  .proofs > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-2) var(--space-3);
    align-content: start;
    padding-block: var(--space-4) var(--space-5);
    border-block-start: 1px solid var(--rule);
    font-size: 1rem;
    line-height: 1.5;
  }

  .proofs .icon {
    width: 1.375rem;
    height: 1.375rem;
  }

  .proofs h2,
  .proofs h3 {
    font-size: 1.125rem;
    line-height: 1.25;
    letter-spacing: -0.01em;
  }

  .proofs p {
    grid-column: 1 / -1;
  }

  .proofs .text {
    color: var(--ink-soft);
  }

  .proofs .spoken {
    padding-inline-start: var(--space-3);
    border-inline-start: 2px solid var(--voice);
  }

  @media (width >= 40rem) {
    .proofs {
      grid-template-columns: 1fr 1fr;
    }

    .proofs > li {
      padding-block-end: 0;
    }
  }
`

/** Words and scene side by side, two proofs ruled below them. */
export const heroStyles = css`
  ${top}
  ${proofs}
`
