import {css} from 'styled-components'

export const toastStyles = css`
  .toast {
    display: flex;
    align-items: start;
    border: 1px solid var(--rule-strong);
    border-radius: var(--radius);
    background: var(--sheet);
    animation: rise var(--calm) var(--ease);
  }

  .toast[hidden] {
    display: none;
  }

  .toast .callout {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    padding: 0.625rem var(--space-4);
    border-width: 0;
    border-inline-start-width: 4px;
    background: none;
  }

  @media (scripting: enabled) and (width >= 56rem) {
    .toast[data-corner='true'] {
      position: fixed;
      inset-block-end: var(--space-5);
      inset-inline-start: var(--gutter);
      z-index: 20;
      width: 26rem;
    }
  }

  @media (scripting: none) {
    .toast .close-button {
      display: none;
    }
  }
`
