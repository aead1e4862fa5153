import {css} from 'styled-components'

/** A heading beside its content. Sections override the proportions in `--columns`. */
export const columnsStyles = css`
  .columns {
    display: grid;
    gap: var(--space-7) var(--space-6);
  }

  .columns > .opening {
    align-content: start;
    margin-block-end: 0;
  }

  /* The sections of a document: ruled, with small headings. */
  .columns[data-ruled] {
    row-gap: var(--space-4);
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--rule);
  }

  /* After a band, the band's edge replaces the rule. */
  :is(.band, [data-layout='band']) + :has(> .columns[data-ruled]) {
    padding-block-start: var(--space-section);
  }

  .columns > .title {
    font-size: var(--step-3);
    line-height: 1.18;
    letter-spacing: -0.012em;
  }

  @media (width >= 62rem) {
    .columns {
      grid-template-columns: var(--columns, 4fr 8fr);
    }

    .columns > .title {
      max-width: 18ch;
    }

    /* Sticky while the content scrolls. */
    .columns > :is(.opening, .title) {
      position: sticky;
      inset-block-start: calc(var(--header) + var(--space-6));
      align-self: start;
    }
  }
`
