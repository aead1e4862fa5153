import {css} from 'styled-components'

/** What stands for a sensitive value before a language model reads it. */
export const tokenStyles = css`
  /* The double edges stand for ⟦ and ⟧, which many system fonts lack. */
  .token {
    padding: 0.0625rem 0.25rem;
    border-inline: 3px double var(--rule-strong);
    background: var(--tint);
    color: var(--ink);
    white-space: nowrap;
  }
`
