import {css} from 'styled-components'

/** An offer to visitors about to leave. Without script it stays closed. */
export const exitPopupStyles = css`
  .exit-popup-section {
    .waveform {
      height: 3rem;
      margin-block-end: var(--space-5);
    }

    .text {
      color: var(--ink-soft);
    }

    .choices {
      display: grid;
      gap: var(--space-2);
      margin-block-start: var(--space-5);
    }

    /* As easy to reach as the accept button, but less prominent. */
    .choices button {
      padding-inline: 0.5rem;
      border-color: transparent;
      text-wrap: balance;
      font-weight: 400;
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-decoration-color: var(--rule-strong);
      text-underline-offset: 0.2em;
    }

    .choices button:hover {
      border-color: transparent;
      text-decoration-color: currentcolor;
    }
  }
`
