import {css} from 'styled-components'

export const calloutStyles = css`
  .callout {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-4) var(--space-5);
    border: 1px solid var(--rule);
    border-inline-start: 4px solid var(--rule-strong);
    border-radius: var(--radius);
    background: var(--paper);
    line-height: 1.45;
    text-align: start;
  }

  .callout[data-tone='good'] {
    border-inline-start-color: var(--record);
  }

  .callout[data-tone='error'] {
    border-inline-start-color: var(--error);
  }

  .callout[role] ul {
    display: grid;
    gap: var(--space-1);
  }

  .callout strong {
    font-weight: 650;
  }
`
