import {css} from 'styled-components'

/* The motif runs into the record at its right, one line per row. Its rows are 36 of 1,188 units apart. */
const landing = css`
  @media (width >= 75rem) {
    .landing {
      --pitch: calc(36 / 1188 * 100vw);

      display: grid;
      grid-template-columns:
        repeat(var(--others), minmax(0, 1fr))
        calc((100% - 3 * var(--space-7)) * 1.6 / 4.6);
      column-gap: var(--space-7);
    }

    .landing > * {
      grid-column: 1 / -1;
    }

    .landing .picture {
      grid-row: 2;
      align-self: end;
      width: 100vw;
      margin-block-end: calc(var(--space-6) + 1.25rem - var(--pitch) * 10 / 36);
      mask: linear-gradient(#000 0 0) 0 0 / 70% 100% no-repeat;
    }

    .landing ol {
      grid-template: subgrid / subgrid;
      grid-row: 2 / span 3;
    }

    .landing li {
      grid-template-rows: subgrid;
      grid-row: span 3;
      column-gap: var(--space-3);
      padding: 0;
    }

    .landing li::before {
      grid-row: 2;
    }

    .landing li::after {
      content: none;
    }

    .landing h3 {
      grid-row: 2;
      padding-block-start: 0.625rem;
      font-size: var(--step-2);
      line-height: 1.25;
    }

    .landing li > p {
      grid-row: 3;
      grid-column: 2;
      font-size: 1rem;
    }

    .landing .scene {
      grid-row: 1;
      grid-column: 1 / -1;
      margin-block-end: var(--space-6);
    }

    /* The sentence stands above the bars that it becomes, from the frame's edge to the record. */
    .landing .said {
      position: absolute;
      inset: -1.5rem auto auto calc(-187.5% - 3 * var(--space-7) - 5px);
      display: grid;
      width: calc(187.5% + 2 * var(--space-7));
      padding: 0;
      border: 0;
    }

    .landing .said p {
      max-width: none;
    }

    .landing .written dl > div {
      grid-template-columns: 7.5rem minmax(0, 1fr) auto;
      align-items: center;
      height: var(--pitch);
      padding-block: 0;
    }
  }
`

/* While the motif is drawn, each value slides in at its front and stops in its row. */
const sliding = css`
  @media (width >= 75rem) and (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      .landing {
        view-timeline: --landing;
      }

      .landing .picture {
        animation-timeline: --landing;
        animation-range: cover 20% cover 60%;
      }

      .landing .scene dd {
        animation: none;
      }

      .landing dd span:not(.visually-hidden) {
        display: inline-block;
        animation: slide linear both;
        animation-timeline: --landing;
        animation-range: cover 30% cover 50%;
      }

      .landing .scene dl > div::after {
        animation-timeline: --landing;
        animation-range: cover 50% cover 55%;
      }
    }
  }
`

/* What the motif passes on its way: the steps by name. */
const stations = css`
  .stations {
    display: none;
  }

  @media (width >= 62rem) {
    .stations {
      grid-column: 1 / -1;
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      column-gap: var(--space-5);
      margin-block: -4.5rem var(--space-5);
      font-weight: 600;
      line-height: 1.3;
    }

    .stations span {
      padding-block-start: var(--space-3);
      border-block-start: 1px solid var(--ink);
      text-wrap: balance;
    }
  }
`

/** Steps along a thread, below or beside the motif. */
export const stepsStyles = css`
  .steps-section {
    --title: 16ch;
    --opening-gap: var(--space-5);
    --columns: minmax(0, 5fr) minmax(0, 6fr);

    overflow: clip;
    padding-block: var(--space-section);

    /* Spans the page; a phone shows the middle, where the voice becomes the record. */
    .picture {
      grid-column: 1 / -1;
      width: max(100vw, 46rem);
      height: auto;
      margin-block-end: clamp(1rem, 3vw, 2rem);
      margin-inline: calc(50% - 50vw + min(0rem, (100vw - 46rem) * 0.28));
    }

    .lead {
      text-wrap: balance;
    }

    /* The thread connects the numbers and ends at the last. */
    li {
      position: relative;
      grid-template-columns: 2.75rem minmax(0, 1fr);
      column-gap: var(--space-5);
      padding-block: 0 clamp(1rem, 3vw, 2rem);
      border: 0;
    }

    li:last-of-type {
      padding-block-end: 0;
    }

    li::before {
      display: grid;
      place-items: center;
      align-self: start;
      height: 2.75rem;
      border: 1px solid var(--ink);
      border-radius: 50%;
      font-size: 1.1875rem;
      font-weight: 650;
    }

    li:not(:last-of-type)::after {
      content: '';
      position: absolute;
      inset-block: 2.75rem 0;
      inset-inline-start: calc(1.375rem - 0.5px);
      width: 1px;
      background: var(--ink);
    }

    h3 {
      padding-block-start: 0.5rem;
    }

    li p {
      max-width: 34rem;
    }

    /* Covers the thread on phones, where its rows need the width. */
    .scene {
      position: relative;
      z-index: 1;
      grid-column: 1 / -1;
      margin-block-start: var(--space-3);
    }

    @media (width >= 40rem) {
      .scene {
        grid-column: 2;
      }
    }

    /* From 1,024 px, the motif and the scenes are animated by scrolling. Elsewhere they are static. */
    @media (width >= 64rem) and (prefers-reduced-motion: no-preference) {
      @supports (animation-timeline: view()) {
        .scene :is(.waveform, dd),
        .scene .masked p:last-child {
          animation: wipe linear both;
          animation-timeline: view();
          animation-range: entry 40% cover 40%;
        }

        .picture {
          animation: wipe linear both;
          animation-timeline: view();
          animation-range: entry 50% cover 60%;
        }

        .scene dl > div::after {
          animation: tick linear both;
          animation-timeline: view();
          animation-range: cover 30% cover 45%;
        }
      }
    }

    @media (width >= 62rem) {
      .columns {
        gap: clamp(3rem, 7vw, 7rem);
      }

      h3 {
        padding-block-start: 0.25rem;
        font-size: var(--step-4);
        letter-spacing: -0.018em;
      }
    }

    /* What a scene says stands in the hero, too. */
    .landing .masked,
    .landing .said {
      display: none;
    }

    ${stations}
    ${landing}
    ${sliding}
  }

  @keyframes slide {
    from {
      translate: -50vw;
      color: var(--voice-text);
      visibility: hidden;
    }
  }
`
