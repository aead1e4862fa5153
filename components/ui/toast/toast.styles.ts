import {css} from 'styled-components'

export const toastStyles = css`
  .toast {
    position: fixed;
    inset-block-end: var(--space-5);
    inset-inline-end: var(--gutter);
    z-index: 20;
    display: flex;
    align-items: start;
    width: min(100% - 2 * var(--gutter), 26rem);
    border: 1px solid var(--rule-strong);
    border-radius: var(--radius);
    background: var(--sheet);
    animation: rise var(--calm) var(--ease);
  }

  .toast[data-side='start'] {
    inset-inline: var(--gutter) auto;
  }

  .toast .callout {
    flex: 1;
    border-width: 0;
    border-inline-start-width: 4px;
    background: none;
  }

  .toast[hidden] {
    display: none;
  }

  /* In a form as wide as the page it would cover fields. */
  @media (width < 56rem) {
    .form .toast {
      position: static;
      width: 100%;
    }
  }

  /* Without script it could not be closed, so it stands in the page. */
  @media (scripting: none) {
    .toast {
      position: static;
      width: 100%;
    }

    .toast .close-button {
      display: none;
    }
  }
`
