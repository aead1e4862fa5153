import {css} from 'styled-components'

/** Ruled cards in as many columns as fit; a leading card takes the room of four. */
export const cardsStyles = css`
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: var(--space-7) clamp(1.5rem, 3vw, 3rem);

    li {
      display: flex;
      flex-direction: column;
      gap: var(--space-3);
      padding-block-start: var(--space-4);
      border-block-start: 1px solid var(--ink);
    }

    .cover {
      height: 6rem;
      margin-block-end: var(--space-2);
    }

    h2,
    h3 {
      font-size: var(--step-3);
      line-height: 1.18;
      letter-spacing: -0.015em;
    }

    /* The ring goes around all of it. */
    a:focus-visible {
      outline: none;
    }

    li:has(a:focus-visible) {
      outline: 2px solid var(--ink);
      outline-offset: 6px;
      border-radius: var(--radius);
    }

    .text {
      color: var(--ink-soft);
    }

    .label {
      margin-block-start: auto;
    }

    @media (width >= 40rem) {
      &[data-leads='true'] li:first-of-type {
        grid-column: 1 / -1;
      }

      &[data-leads='true'] li:first-of-type .cover {
        flex: 1;
        min-height: 14rem;
      }

      &[data-leads='true'] li:first-of-type .cover path {
        stroke-width: clamp(4px, 0.5vw, 6px);
      }

      &[data-leads='true'] li:first-of-type :is(h2, h3) {
        max-width: 24ch;
        font-size: var(--step-5);
        line-height: 1.04;
        letter-spacing: -0.022em;
      }

      &[data-leads='true'] li:first-of-type .text {
        max-width: var(--measure);
        font-size: var(--step-2);
        line-height: 1.45;
      }

      &[data-leads='true'] li:first-of-type .label {
        margin-block-start: 0;
      }
    }

    /* Two cards stand beside the first. */
    @media (width >= 62rem) {
      &[data-leads='true'] {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }

      &[data-leads='true'] li:first-of-type {
        grid-area: span 2 / span 2;
      }
    }
  }
`
