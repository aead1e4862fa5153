import {css} from 'styled-components'

export const badgeStyles = css`
  .badge {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    padding: 0.1875rem 0.5rem;
    border: 1px solid var(--rule-strong);
    border-radius: var(--radius);
    font-family: var(--font-mono);
    font-size: 0.8125rem;
    line-height: 1.4;
    color: var(--ink);
  }

  .badge[data-tone='record'] {
    border-color: var(--record);
  }

  .badge .icon {
    width: 1.125em;
    height: 1.125em;
    color: var(--record);
  }
`
