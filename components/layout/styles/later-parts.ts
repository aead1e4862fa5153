import {css} from 'styled-components'

/** What is below the first view of most pages. Not the paragraphs of a long text: one by one they take three times as long. */
export const laterParts = 'main > section ~ section, footer'

/** Until a page was painted they are not laid out, and have a height that most are near: see first-view-script.tsx. */
export const laterPartStyles = css`
  [data-first-view] :is(${laterParts}) {
    content-visibility: auto;
    contain-intrinsic-height: 45rem;
  }
`
