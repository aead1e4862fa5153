import {css} from 'styled-components'

const card = css`
  li {
    display: flex;
    flex-direction: column;
    gap: var(--space-3);
  }

  .cover {
    margin-block-end: var(--space-3);
  }

  h2,
  h3 {
    font-size: var(--step-3);
    line-height: 1.18;
    letter-spacing: -0.015em;
  }

  /* The focus ring surrounds the whole card. */
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
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    margin-block-start: auto;
    padding-block-start: var(--space-2);
  }
`

/* The cover spans the page; the title is on the left, the text on the right. */
const lead = css`
  .cover {
    --edge: max(var(--gutter), (100vw - var(--frame)) / 2);

    grid-column: 1 / -1;
    aspect-ratio: auto;
    height: clamp(13rem, 30vw, 30rem);
    margin-inline: calc(-1 * var(--edge));
  }

  @media (width >= 40rem) {
    grid-column: 1 / -1;

    h2,
    h3 {
      max-width: 22ch;
      font-size: var(--step-5);
      line-height: 1.04;
      letter-spacing: -0.022em;
    }

    .text {
      max-width: var(--measure);
      font-size: var(--step-2);
      line-height: 1.45;
    }
  }

  @media (width >= 62rem) {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: var(--space-6);

    h2,
    h3 {
      grid-area: 2 / 1 / span 2 / span 7;
    }

    .text,
    .label {
      grid-column: 8 / -1;
    }
  }
`

/** Articles in as many columns as fit; with a lead article, the next two are of medium size. */
export const articleCardsStyles = css`
  .article-cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: var(--space-8) clamp(1.5rem, 3vw, 3rem);

    ${card}

    &[data-leads='true'] > li:first-of-type {
      ${lead}
    }

    @media (width >= 62rem) {
      &[data-leads='true'] {
        grid-template-columns: repeat(6, minmax(0, 1fr));
      }

      &[data-leads='true'] > li {
        grid-column: span 2;
      }

      &[data-leads='true'] > li:nth-of-type(2),
      &[data-leads='true'] > li:nth-of-type(3) {
        grid-column: span 3;
      }
    }
  }
`
