import {css} from 'styled-components'

/** Three icons in a row, the chosen one inverted. */
export const themeSwitchStyles = css`
  .theme-switch {
    display: inline-flex;
    border: 1px solid var(--rule-strong);
    border-radius: var(--radius);

    /* Without scripts the system decides. */
    @media (scripting: none) {
      display: none;
    }

    label {
      display: grid;
      place-items: center;
      width: 2.75rem;
      height: 2.5rem;
      color: var(--ink-soft);
      cursor: pointer;
      transition: color var(--quick) var(--ease);
    }

    label:hover {
      color: var(--ink);
    }

    label:has(:checked) {
      background: var(--ink);
      color: var(--paper);
    }

    label:has(:focus-visible) {
      outline: 2px solid var(--ink);
      outline-offset: 3px;
      border-radius: var(--radius);
    }
  }
`
