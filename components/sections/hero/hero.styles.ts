import {css} from 'styled-components'

const stage = css`
  padding-block: clamp(2rem, 4vw, 3.5rem);
  overflow-x: clip;

  .stage {
    display: grid;
    grid-template-areas: 'kicker' 'title' 'scene' 'lead' 'links' 'proofs';
    column-gap: clamp(2rem, 4vw, 3.5rem);
  }

  .words {
    display: contents;
  }

  .kicker {
    grid-area: kicker;
  }

  .words > :is(h1, h2) {
    grid-area: title;
  }

  .scene {
    grid-area: scene;
    margin-block-start: var(--space-5);
  }

  .lead {
    grid-area: lead;
  }

  .button-row {
    grid-area: links;
  }

  .proofs {
    grid-area: proofs;
  }

  @media (width >= 62rem) {
    .stage {
      grid-template: auto auto auto auto 1fr / minmax(0, 7fr) minmax(0, 5fr);
      grid-template-areas:
        'kicker scene' 'title scene' 'lead scene' 'links scene'
        'proofs scene';
    }

    .scene {
      margin-block: 0;
    }
  }

  /* The title spans the page, and the card more than half of it. */
  @media (width >= 80rem) {
    .stage {
      grid-template: auto auto auto auto 1fr / minmax(0, 9fr) minmax(0, 11fr);
      grid-template-areas:
        'kicker kicker' 'title title' 'lead scene' 'links scene'
        'proofs scene';
    }

    .scene {
      margin-block-start: var(--space-5);
    }
  }
`

const scene = css`
  /* The waveform extends beyond the page. */
  @media (width >= 80rem) {
    .scene {
      display: grid;
      grid-template: auto 1fr auto / minmax(0, 4fr) minmax(0, 5fr);
    }

    .scene :is(.said, .said + .written, figcaption) {
      grid-column: 1 / -1;
    }

    .scene .step {
      align-content: start;
    }

    .scene .masked {
      border-inline-end: 1px solid var(--rule);
    }

    .scene .waveform {
      width: calc(100% + var(--space-5) + max(var(--gutter), (100vw - var(--frame)) / 2));
      max-width: none;
      height: 5rem;
    }
  }
`

const words = css`
  &[data-long='true'] .words > :is(h1, h2) {
    font-size: var(--step-5);
  }

  .kicker {
    display: flex;
    gap: var(--space-2);
    margin-block-end: var(--space-4);
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
    margin-block-start: var(--space-5);
  }

  .button-row {
    margin-block: var(--space-6);
  }

  @media (width >= 80rem) {
    /* One line, as large as its letters allow. */
    &[data-long='false'] h1 {
      font-size: min(var(--frame) / (var(--characters) * 0.46), 6.75rem);
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

  @media (width >= 40rem) and (width < 80rem) {
    .proofs {
      grid-template-columns: 1fr 1fr;
    }

    .proofs > li {
      padding-block-end: 0;
    }
  }

  @media (width >= 80rem) {
    .proofs p {
      grid-column: 2;
    }

    .proofs > :last-child {
      padding-block-end: 0;
    }
  }

  /* Narrow columns for short proofs. */
  @media (width < 40rem) {
    .proofs {
      grid-template-columns: repeat(auto-fit, minmax(9.75rem, 1fr));
      column-gap: var(--space-3);
    }

    .proofs > li {
      padding-block-end: 0;
    }

    .button-row {
      margin-block: var(--space-5);
    }
  }
`

/** Text and scene side by side, two proofs ruled below them; on phones, the scene follows the title. */
export const heroStyles = css`
  .hero-section {
    ${stage}
    ${scene}
    ${words}
    ${proofs}
  }
`
