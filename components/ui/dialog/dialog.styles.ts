import {css} from 'styled-components'

export const dialogStyles = css`
  .dialog {
    width: min(100% - 2 * var(--gutter), 34rem);
    max-height: calc(100dvh - 2 * var(--gutter));
    margin: auto;
    padding: clamp(1.25rem, 4vw, 2.5rem);
    overflow: auto;
    border: 1px solid var(--rule);
    border-radius: var(--radius-large);
    background: var(--sheet);
    color: var(--ink);
  }

  .dialog::backdrop {
    background: var(--backdrop);
  }

  .dialog[open] {
    animation: rise var(--calm) var(--ease);
  }

  .dialog .top {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: var(--space-4);
    margin-block-end: var(--space-4);
  }

  .dialog .top h2 {
    font-size: var(--step-4);
    line-height: 1.12;
  }

  .dialog .close-button {
    margin-block-start: -0.5rem;
    margin-inline-end: -0.75rem;
  }
`
