import {css} from 'styled-components'

const contents = css`
  .contents ol {
    font-size: 0.9375rem;
    line-height: 1.4;
  }

  .contents a {
    display: block;
    padding-block: 0.375rem;
    color: var(--ink-soft);
    text-decoration-color: transparent;
  }

  .contents a:hover {
    color: var(--ink);
  }

  .contents.folded {
    border-block: 1px solid var(--rule);
  }

  .contents summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: 3.25rem;
    font-weight: 600;
  }

  .contents.folded ol {
    padding-block-end: var(--space-4);
    font-size: 1rem;
  }

  .contents.folded a {
    padding-block: 0.625rem;
  }

  .contents.margin {
    display: none;
  }
`

const reading = css`
  .reading {
    display: grid;
    gap: var(--space-6) clamp(3rem, 6vw, 6rem);
    padding-block-start: var(--space-7);
  }

  .reading > .column {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
    min-width: 0;
    padding-block-end: var(--space-8);
  }

  /* Sections have their headings above the text, because the margin holds the contents. */
  .reading .frame {
    width: 100%;
  }

  .reading .columns {
    --columns: minmax(0, 1fr);
  }

  .reading .columns > .title {
    position: static;
    max-width: none;
  }

  .reading > div > :first-child > .columns {
    padding-block-start: 0;
    border-block-start: 0;
  }

  .reading .columns > .text {
    grid-column: auto;
  }

  @media (width >= 62rem) {
    .reading {
      grid-template-columns: 15rem minmax(0, 1fr);
    }

    .contents.folded {
      display: none;
    }

    .contents.margin {
      position: sticky;
      inset-block-start: calc(var(--header) + var(--space-5));
      align-self: start;
      display: grid;
      gap: var(--space-3);
      max-height: calc(100dvh - var(--header) - var(--space-7));
      overflow-y: auto;
      overscroll-behavior: contain;
    }

    .contents.margin ol {
      border-inline-start: 1px solid var(--rule);
      scroll-target-group: auto;
    }

    /* Chromium never finds targets that had no layout at first; see inline-scripts.ts. */
    [data-first-view] .contents.margin ol {
      scroll-target-group: none;
    }

    .contents.margin a {
      margin-inline-start: -1px;
      padding-inline-start: var(--space-4);
      border-inline-start: 2px solid transparent;
    }

    /* The current section, in browsers that support :target-current. */
    .contents.margin a:target-current {
      border-inline-start-color: var(--ink);
      color: var(--ink);
    }
  }

  @media print {
    .contents {
      display: none !important;
    }

    .reading {
      display: block;
    }
  }
`

/** The contents of a long text, and the text with its contents in the margin. */
export const contentsStyles = css`
  ${contents}
  ${reading}
`
