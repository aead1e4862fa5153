import {css} from 'styled-components'

/* Margins collapse; a heading is closer to the text below than to the text above. */
const rhythm = css`
  > * {
    margin-block: 1.15em;
  }

  > .heading {
    margin-block: 2.25em 0.5em;
  }

  > .heading:where([data-level='2']) {
    margin-block-start: clamp(3rem, 2.4rem + 2cqi, 4.25rem);
  }

  > .block {
    margin-block: clamp(2rem, 1.6rem + 2cqi, 3rem);
  }

  > .heading + * {
    margin-block-start: 0;
  }

  > .heading + .block {
    margin-block-start: 1.25rem;
  }

  > :first-child {
    margin-block-start: 0;
  }

  > :last-child {
    margin-block-end: 0;
  }
`

const headings = css`
  .heading {
    font-family: var(--font-display);
    font-size: var(--step-2);
    line-height: 1.2;
    text-wrap: balance;
  }

  .heading[data-level='2'] {
    font-size: var(--step-4);
    line-height: 1.12;
  }

  /* Below a section's own heading, all headings are one step smaller. */
  &[data-top='3'] .heading {
    font-size: var(--step-1);
    line-height: 1.3;
  }

  &[data-top='3'] .heading[data-level='2'] {
    font-size: var(--step-2);
  }

  &[data-top='3'] .heading[data-level='2']:not(:first-child) {
    margin-block-start: 2.25em;
  }

  .heading > :is(h2, h3, h4) {
    display: inline;
    font: inherit;
    font-weight: 650;
    letter-spacing: -0.015em;
  }

  /* A block's own heading looks the same on every level. */
  .block :is(h4, h5) {
    font-family: var(--font-display);
    font-weight: 650;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }

  .anchor {
    padding-inline: 0.3em;
    font-family: var(--font-mono);
    font-size: 0.8em;
    color: var(--ink-soft);
    text-decoration: none;
    opacity: 0;
    transition: opacity var(--quick) var(--ease);
  }

  .heading:hover .anchor,
  .anchor:focus-visible {
    opacity: 1;
  }

  @media (hover: none) {
    .anchor:not(:focus-visible) {
      display: none;
    }
  }
`

const lists = css`
  > :is(ul, ol) {
    display: grid;
    gap: 0.5em;
    padding-inline-start: 1.5em;
  }

  > :is(ul, ol) :is(ul, ol) {
    display: grid;
    gap: 0.35em;
    margin-block-start: 0.35em;
    padding-inline-start: 1.5em;
  }

  /* Lists as ruled rows. */
  > ul,
  > :is(ul, ol) ul {
    padding-inline-start: 0.75em;
    list-style-type: '–';
  }

  > ul > li,
  > :is(ul, ol) ul > li {
    padding-inline-start: 0.6em;
  }

  > ol {
    list-style-type: decimal;
  }

  > :is(ul, ol) ol {
    list-style-type: lower-alpha;
  }

  > :is(ul, ol) li::marker {
    font-variant-numeric: tabular-nums;
    color: var(--ink-soft);
  }
`

const marks = css`
  strong {
    font-weight: 600;
  }

  data {
    white-space: nowrap;
  }

  :is(p, li) > code {
    padding: 0.1em 0.2em;
    border-radius: var(--radius);
    background: var(--tint);
    font-family: var(--font-mono);
    font-size: 0.875em;
    overflow-wrap: anywhere;
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }

  blockquote {
    display: grid;
    gap: var(--space-3);
    padding-block: var(--space-2);
    font-size: var(--step-2);
    font-weight: 500;
    line-height: 1.45;
  }

  blockquote .waveform {
    width: 5rem;
    height: 1.75rem;
  }
`

/** Lines of about 66 characters, left-aligned in a column that tables and images fill. */
export const longTextStyles = css`
  .long-text {
    --text: 36.5rem;

    container-type: inline-size;
    line-height: 1.65;

    > :not(.block) {
      max-width: var(--text);
    }

    ${rhythm}
    ${headings}
    ${lists}
    ${marks}
  }
`
