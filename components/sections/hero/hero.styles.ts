import {css} from 'styled-components'

const top = css`
  overflow: clip;
  padding-block-start: clamp(2.5rem, 5vw, 5rem);

  .stage {
    display: grid;
    gap: var(--space-8) clamp(2rem, 5vw, 4.5rem);
    align-items: center;
  }

  .words {
    display: grid;
    justify-items: start;
    gap: var(--space-5);
  }

  .kicker {
    display: inline-flex;
    align-items: center;
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
    border-radius: 50%;
    background: var(--voice);
  }

  .lead {
    max-width: 34rem;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    padding-block-start: var(--space-2);
  }

  @media (width >= 62rem) {
    .stage {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
`

const proofs = css`
  .proofs {
    display: grid;
    gap: 0 clamp(2rem, 5vw, 4.5rem);
    margin-block-start: var(--space-8);
  }

  .proofs > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-5) var(--space-6);
    border-block-start: 1px solid var(--rule);
  }

  .proofs .icon {
    width: 1.5rem;
    height: 1.5rem;
    margin-block-start: 0.125rem;
  }

  .proofs h2,
  .proofs h3 {
    font-size: var(--step-2);
    line-height: 1.25;
    letter-spacing: -0.01em;
  }

  .proofs p {
    grid-column: 2;
    max-width: 30rem;
  }

  .proofs .text {
    color: var(--ink-soft);
  }

  .proofs .spoken {
    padding-inline-start: var(--space-3);
    border-inline-start: 2px solid var(--voice);
  }

  @media (width >= 48rem) {
    .proofs {
      grid-template-columns: 1fr 1fr;
    }
  }
`

/** Words and scene side by side, two proofs ruled below them. */
export const heroStyles = css`
  ${top}
  ${proofs}
`
