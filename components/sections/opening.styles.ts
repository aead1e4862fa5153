import {css} from 'styled-components'

/** Sections set the gap in `--opening-gap` and the heading's maximum width in `--title`. */
export const openingStyles = css`
  .opening {
    display: grid;
    gap: var(--opening-gap, var(--space-4));
    margin-block-end: clamp(1.5rem, 3vw, 2.5rem);
  }

  .opening > :is(h1, h2) {
    max-width: var(--title, none);
  }

  .opening.small > :is(h1, h2) {
    font-size: var(--step-4);
  }

  .opening.small > .lead {
    font-size: var(--step-1);
  }

  .opening.split > .button {
    justify-self: start;
  }

  @media (width < 30rem) {
    .opening.split > .button {
      justify-self: stretch;
    }
  }

  @media (width >= 56rem) {
    .opening.split {
      grid-template-columns: var(--split, 7fr 5fr);
      align-items: last baseline;
    }

    .opening.split > .button {
      grid-column: 2;
    }
  }
`
