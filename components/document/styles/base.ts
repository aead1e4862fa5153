import {css} from 'styled-components'

/** Reset, typography of bare elements, focus ring. */
export const base = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  * {
    margin: 0;
  }

  html {
    scroll-padding-top: calc(var(--header) + var(--space-4));
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
  }

  body {
    min-height: 100dvh;
    background: var(--paper);
    color: var(--ink);
    font-family: var(--font-text);
    font-size: var(--step-1);
    line-height: 1.55;
    /* Unlike break-word, it lets grids and flex rows be narrower than their longest word. */
    overflow-wrap: anywhere;
    font-synthesis-weight: none;
    -webkit-font-smoothing: antialiased;
  }

  /* Raised and lowered words keep the distance of lines. */
  sup,
  sub {
    font-size: 0.7em;
    line-height: 0;
  }

  h1,
  h2,
  h3 {
    font-family: var(--font-display);
    font-weight: 650;
    line-height: 1.08;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }

  h1 {
    font-size: var(--step-6);
    line-height: 0.98;
    letter-spacing: -0.03em;
  }

  h2 {
    font-size: var(--step-5);
    line-height: 1.04;
    letter-spacing: -0.022em;
  }

  h3 {
    font-size: var(--step-3);
    line-height: 1.18;
  }

  p,
  li,
  dd,
  td {
    text-wrap: pretty;
  }

  ul,
  ol,
  dl,
  fieldset {
    padding: 0;
    border: 0;
    list-style: none;
  }

  a {
    color: inherit;
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
    text-decoration-color: var(--rule-strong);
    text-underline-offset: 0.2em;
    transition: text-decoration-color var(--quick) var(--ease);
  }

  a:hover {
    text-decoration-color: currentcolor;
  }

  kbd {
    padding: 0.0625rem 0.375rem;
    border: 1px solid var(--rule-strong);
    border-radius: var(--radius);
    font-family: var(--font-mono);
    font-size: 0.8125rem;
  }

  button,
  input,
  textarea {
    font: inherit;
    color: inherit;
  }

  svg {
    display: block;
  }

  picture {
    display: contents;
  }

  /* Focused only through the skip link; a ring around the whole page would not help. */
  main {
    outline: none;
  }

  :focus-visible:not(main),
  label:has(> .visually-hidden:focus-visible) {
    outline: 2px solid var(--ink);
    outline-offset: 3px;
    border-radius: var(--radius);
  }

  ::selection {
    background: var(--voice);
    color: var(--on-voice);
  }
`
