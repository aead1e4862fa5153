import {css} from 'styled-components'

/** Paragraphs and lists. */
export const richTextStyles = css`
  .rich-text {
    display: grid;
    gap: var(--space-4);
    max-width: var(--measure);

    ul,
    ol {
      display: grid;
      gap: var(--space-2);
      padding-inline-start: 1.25em;
    }

    ul {
      list-style: disc;
    }

    ol {
      list-style: decimal;
    }

    strong {
      font-weight: 600;
      color: var(--ink);
    }

    data {
      color: var(--ink);
      white-space: nowrap;
    }
  }
`
