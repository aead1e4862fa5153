import {css} from 'styled-components'

export const fieldStyles = css`
  .form {
    display: grid;
    gap: clamp(1rem, 2vw, 1.25rem);
  }

  .field {
    display: grid;
    gap: var(--space-2);
  }

  .field label {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.3;
  }

  .field .hint {
    font-weight: 400;
    color: var(--ink-soft);
  }

  .field input,
  .field textarea {
    width: 100%;
    min-height: 3.25rem;
    padding: 0.75rem 0.875rem;
    border: 1px solid var(--rule-strong);
    border-radius: var(--radius);
    background: var(--paper);
    transition: border-color var(--quick) var(--ease);
  }

  .field textarea {
    min-height: 6rem;
    resize: vertical;
  }

  .field :is(input, textarea):hover:not(:disabled) {
    border-color: var(--ink);
  }

  .field :is(input, textarea):disabled {
    border-color: var(--rule);
    background: transparent;
    color: var(--ink-soft);
    cursor: not-allowed;
  }

  .field [aria-invalid='true'] {
    border-color: var(--error);
    box-shadow: inset 3px 0 0 var(--error);
  }

  .field .error {
    font-size: 0.9375rem;
    line-height: 1.4;
    color: var(--error);
  }
`
