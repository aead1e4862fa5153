import {css, styled} from 'styled-components'

const results = css`
  .answer {
    display: grid;
    gap: var(--space-5);
    padding-block-start: var(--space-7);
  }

  h2 {
    font-size: var(--step-3);
    line-height: 1.18;
    letter-spacing: -0.015em;
    text-wrap: pretty;
  }

  .group {
    display: grid;
    gap: var(--space-5);
    padding-block-start: var(--space-6);
  }

  .results > li {
    display: grid;
    gap: var(--space-2);
    padding-block: var(--space-5);
  }

  h3 {
    font-size: var(--step-2);
    line-height: 1.25;
    letter-spacing: -0.01em;
  }

  .passage {
    max-width: 46rem;
    line-height: 1.5;
  }

  mark {
    border-radius: 2px;
    background: none;
    color: var(--ink);
    font-weight: 650;
    text-decoration: underline 2px var(--rule-strong);
    text-underline-offset: 0.2em;
  }

  @media (width >= 56rem) {
    .results > li {
      grid-template-columns: 13rem 1fr;
      gap: var(--space-2) var(--space-5);
      align-items: baseline;
    }

    .results h3,
    .passage {
      grid-column: 2;
    }

    .results .label {
      grid-area: 1 / 1 / span 2;
    }
  }
`

const nothing = css`
  .nothing {
    display: grid;
    gap: var(--space-4);
    max-width: var(--measure);
  }

  .nothing ul {
    display: grid;
    gap: var(--space-2);
  }

  .near {
    padding-block-end: var(--space-4);
    border-block-end: 1px solid var(--rule);
  }

  .near a {
    font-size: var(--step-2);
    font-weight: 600;
  }

  .tips {
    padding-inline-start: 1.25em;
    list-style: disc;
  }
`

/** A field with ruled results below: kind of page, title and excerpt. */
export const Root = styled.section`
  padding-block: clamp(2rem, 6vw, 4.5rem) var(--space-8);

  .opening {
    margin-block-end: var(--space-6);
  }

  &[data-answered='true'] h1 {
    font-size: var(--step-5);
  }

  /* A link to the field scrolls to the top of the page, so that the heading is visible. */
  input {
    scroll-margin-block-start: 100vh;
  }

  ${results}
  ${nothing}
`
