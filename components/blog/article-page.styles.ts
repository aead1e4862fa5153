import {css} from 'styled-components'

const opening = css`
  .way {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4) var(--space-6);
    align-items: center;
    justify-content: space-between;
    padding-block: clamp(0.75rem, 2vw, 1.5rem) var(--space-5);
  }

  .way > .breadcrumb {
    flex-basis: 100%;
    min-width: 0;
  }

  .way > .callout {
    padding-block: var(--space-3);
    font-size: 1rem;
  }

  .back {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 2.75rem;
    font-weight: 600;
    text-decoration-color: transparent;
  }

  .back:hover {
    text-decoration-color: currentcolor;
  }

  .back .icon {
    transition: transform var(--quick) var(--ease);
  }

  .back:hover .icon {
    transform: translateX(-0.25rem);
  }

  .top {
    display: grid;
    gap: clamp(1.5rem, 4vw, 3rem);
    padding-block: var(--space-4) var(--space-6);
  }

  h1 {
    max-width: 24ch;
    font-size: clamp(2rem, 1.35rem + 2.9vw, 4.25rem);
    line-height: 1.02;
  }

  /* Speech on the left, its record on the right. */
  .facts {
    display: grid;
    gap: var(--space-6) clamp(2rem, 6vw, 6rem);
  }

  .facts > dl {
    align-self: start;
    border-block-start: 1px solid var(--ink);
  }

  .facts > dl > div {
    display: grid;
    grid-template-columns: 8rem 1fr;
    gap: var(--space-4);
    align-items: baseline;
    padding-block: 0.5rem;
    border-block-end: 1px solid var(--rule);
    font-size: 1rem;
    line-height: 1.4;
  }

  .author {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }

  .role {
    color: var(--ink-soft);
  }

  /* Spans the page. */
  > article > .cover {
    aspect-ratio: auto;
    height: clamp(9rem, 21vw, 20rem);
  }

  @media (width >= 56rem) {
    .facts {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
`

const sources = css`
  .column > .sources {
    display: grid;
    gap: var(--space-4);
    max-width: 36.5rem;
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--ink);
    font-size: 1rem;
    line-height: 1.5;
  }

  .column > .sources h2 {
    font-size: var(--step-3);
    line-height: 1.18;
  }

  .column > .sources ol {
    display: grid;
    gap: var(--space-3);
    padding-inline-start: 2.25em;
    list-style: decimal;
    color: var(--ink-soft);
  }

  .column > .sources li::marker {
    font-family: var(--font-mono);
    font-size: 0.875em;
  }

  .column > .sources data {
    font-weight: 600;
    color: var(--ink);
    white-space: nowrap;
  }
`

const ending = css`
  .share {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
    max-width: 36.5rem;
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--rule);
  }

  .share > h2,
  .share > output {
    flex-basis: 100%;
  }

  .share > h2 {
    font-size: var(--step-2);
  }

  .share > output {
    min-height: 1.55em;
    font-size: 1rem;
  }

  .share > output .icon {
    margin-inline-end: var(--space-2);
    color: var(--record);
  }

  @media (scripting: none) {
    .share .scripted {
      display: none;
    }
  }

  .turn {
    display: grid;
    gap: var(--space-5);
    padding-block: var(--space-5) var(--space-7);
    border-block-start: 1px solid var(--ink);
  }

  .turn ul {
    display: grid;
    gap: var(--space-5) clamp(2rem, 6vw, 6rem);
  }

  .turn li {
    display: grid;
    align-content: start;
    gap: var(--space-1);
    font-family: var(--font-display);
    font-size: var(--step-3);
    font-weight: 650;
    line-height: 1.18;
    letter-spacing: -0.015em;
  }

  .turn .label {
    font-weight: 400;
  }

  .turn li a {
    text-wrap: balance;
  }

  .related {
    display: grid;
    gap: var(--space-6);
    padding-block: var(--space-8) var(--space-section);
  }

  .related > h2 {
    font-size: var(--step-4);
  }

  @media (width >= 48rem) {
    .turn ul {
      grid-template-columns: 1fr 1fr;
    }

    /* The next article is on the right, even when it is alone. */
    .turn .newer {
      grid-column: 2;
      justify-items: end;
      text-align: end;
    }
  }
`

const print = css`
  @media print {
    .back,
    .cover,
    .share,
    .turn,
    .related {
      display: none !important;
    }
  }
`

/** The article page: opening, text with contents in the margin, and links to read on. */
export const articlePageStyles = css`
  .article-page {
    ${opening}
    ${sources}
    ${ending}
    ${print}
  }
`
