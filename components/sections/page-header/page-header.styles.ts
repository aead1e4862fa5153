import {css, styled} from 'styled-components'

const words = css`
  overflow: clip;
  padding-block-start: clamp(0.75rem, 2vw, 1.5rem);

  .top {
    display: grid;
    gap: clamp(1.5rem, 4vw, 3.5rem);
    padding-block: clamp(1.5rem, 4vw, 3.5rem) clamp(0.75rem, 2vw, 2rem);
  }

  .title {
    display: grid;
    justify-items: start;
    align-content: start;
    gap: var(--space-5);
  }

  h1,
  h2 {
    max-width: 24ch;
  }

  .words {
    display: grid;
    align-content: start;
    gap: var(--space-5);
  }
`

const withScene = css`
  @media (width >= 64rem) {
    .top {
      grid-template-columns: var(--half);
      column-gap: var(--column-gap);
    }

    .title,
    .scene,
    [data-opening='columns'] > figure {
      grid-column: 1 / -1;
    }

    .words {
      grid-column: 2;
    }
  }
`

/* One column for each step on the sheet. */
const stages = css`
  @media (width >= 64rem) {
    [data-opening='stages'] > .scene {
      display: flex;
      flex-wrap: wrap;
    }

    [data-opening='stages'] .step {
      flex: 1 1 0;
      align-content: start;
      min-width: 0;
      border-block-end: 0;
    }

    [data-opening='stages'] .step + .step {
      border-inline-start: 1px solid var(--rule);
    }

    [data-opening='stages'] .masked p:last-child {
      font-size: 1rem;
    }

    [data-opening='stages'] figcaption {
      flex: 0 0 100%;
      border-block-start: 1px solid var(--rule);
    }
  }
`

const phone = css`
  @media (width >= 64rem) {
    .top[data-opening='phone'] {
      grid-template-rows: auto 1fr;
      row-gap: var(--space-5);
    }

    [data-opening='phone'] > :is(.title, .words) {
      grid-column: 1;
    }

    /* The longest line of the French title needs the gap before the phones. */
    [data-opening='phone'] > .title {
      margin-inline-end: calc(-1 * var(--column-gap));
    }

    [data-opening='phone'] > figure {
      grid-area: 1 / 2 / span 2;
      justify-self: end;
    }
  }
`

/* Notes stand in the margin of the sheet, beside their fields. */
const notes = css`
  @media (width >= 64rem) {
    .top[data-opening='notes'] {
      grid-template-columns: var(--third);
    }

    /* The contents scroll out of view, so no entry is marked as current. */
    [data-opening='notes'] > .contents ol {
      scroll-target-group: none;
    }

    [data-opening='notes'] > .scene {
      --margin: clamp(16rem, 28vw, 22rem);

      grid-column: 2;
      position: relative;
      isolation: isolate;
      border: 0;
      background: none;
    }

    [data-opening='notes'] > .scene::before {
      content: '';
      position: absolute;
      inset: 0;
      inset-inline-end: var(--margin);
      z-index: -1;
      border: 1px solid var(--rule);
      border-radius: var(--radius-large);
      background: var(--sheet);
    }

    [data-opening='notes'] .said {
      margin-inline-end: var(--margin);
    }

    .top[data-opening='notes'] > .scene .written {
      padding-inline-end: 0;
    }

    /* Field numbers stand on the edge of the sheet. */
    [data-opening='notes'] .written dl > div {
      grid-template-columns: minmax(5rem, 2fr) 4fr auto calc(var(--margin) + 0.75rem);
    }

    [data-opening='notes'] .note {
      grid-area: 1 / 4;
    }

    [data-opening='notes'] dl .tick {
      align-self: start;
    }

    [data-opening='notes'] dl > div::after {
      align-self: start;
      margin-block-start: 0.125rem;
    }
  }
`

/**
 * Text first, then the opening for the kind of page: a phone, a sentence in stages, columns, or a record with notes.
 */
export const Root = styled.section`
  ${words}
  ${withScene}
  ${stages}
  ${phone}
  ${notes}
`
