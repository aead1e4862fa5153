import {css} from 'styled-components'

/** Radio buttons as a segmented control, with the chosen one inverted. */
export const segmentedStyles = css`
  .segmented {
    display: inline-flex;
    border: 1px solid var(--rule-strong);
    border-radius: var(--radius);
  }

  .segmented label {
    display: grid;
    place-items: center;
    min-height: 2.5rem;
    color: var(--ink-soft);
    cursor: pointer;
    transition: color var(--quick) var(--ease);
  }

  .segmented label:hover {
    color: var(--ink);
  }

  .segmented label:has(:checked) {
    background: var(--ink);
    color: var(--paper);
  }

  /* Without script, the system decides the theme. */
  @media (scripting: none) {
    [data-theme-switch] {
      display: none;
    }
  }

  [data-theme-switch] label {
    width: 2.75rem;
  }
`
