import {css} from 'styled-components'

/* Primary is filled with the voice color and secondary with ink; quiet is outlined. */
export const buttonStyles = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-height: 3.25rem;
    padding: 0.5rem 1.5rem;
    border: 1px solid transparent;
    border-radius: var(--radius);
    font-weight: 600;
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    transition:
      background-color var(--quick) var(--ease),
      border-color var(--quick) var(--ease),
      color var(--quick) var(--ease);
  }

  .button[data-variant='primary'] {
    background: var(--voice);
    color: var(--on-voice);
  }

  .button[data-variant='primary']:hover {
    background: color-mix(in oklab, var(--voice) 86%, white);
  }

  .button[data-variant='secondary'] {
    background: var(--ink);
    color: var(--paper);
  }

  .button[data-variant='secondary']:hover {
    background: color-mix(in oklab, var(--ink) 84%, var(--paper));
  }

  .button[data-variant='quiet'] {
    border-color: var(--rule-strong);
    background: transparent;
    color: var(--ink);
  }

  .button[data-variant='quiet']:hover {
    border-color: var(--ink);
  }

  .button:disabled {
    opacity: 0.7;
    cursor: not-allowed;
  }

  .button[aria-busy='true'] {
    cursor: progress;
  }

  .button[data-size='small'] {
    min-height: 2.5rem;
    padding: 0.375rem 1rem;
    font-size: 1rem;
  }

  .close-button {
    flex: none;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: var(--radius);
    background: none;
    color: var(--ink-soft);
    cursor: pointer;
    transition: color var(--quick) var(--ease);
  }

  .close-button:hover {
    color: var(--ink);
  }
`
