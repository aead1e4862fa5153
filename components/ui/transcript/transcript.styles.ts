import {css} from 'styled-components'

/** From speech to record in three steps: what is said, what the model reads, what is written. */
export const transcriptStyles = css`
  .transcript {
    .step {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-3);
    }

    .step .label {
      display: flex;
      align-items: center;
      gap: var(--space-2);
    }

    .step .label::before {
      content: '';
      width: 0.5rem;
      height: 0.5rem;
      border-radius: 50%;
      background: var(--rule-strong);
    }

    .said .label::before {
      background: var(--voice);
    }

    .written .label::before {
      border-radius: 1px;
      background: var(--record);
    }

    mark {
      background: none;
      color: inherit;
      text-decoration: underline 2px var(--voice);
      text-underline-offset: 0.25em;
    }

    /* A token stands for a sensitive value. Its double edges are ⟦ and ⟧, which many system fonts lack. */
    .token {
      padding: 0.0625rem 0.25rem;
      border-inline: 3px double var(--rule-strong);
      background: var(--tint);
      color: var(--ink);
      white-space: nowrap;
    }

    dl > div {
      display: grid;
      align-items: baseline;
      gap: var(--space-3);
      border-block-start: 1px solid var(--rule);
    }

    dt {
      line-height: 1.4;
      color: var(--ink-soft);
    }

    dd {
      line-height: 1.4;
      font-variant-numeric: tabular-nums;
    }

    dl .icon {
      align-self: center;
      color: var(--record);
      stroke-width: 2.25;
    }
  }

  /* Nothing fades: text is either wiped in or there. */
  @keyframes wipe {
    from {
      clip-path: inset(-10% 100% -10% 0);
    }

    to {
      clip-path: inset(-10% -2% -10% 0);
    }
  }

  @keyframes tick {
    from {
      transform: scale(0);
    }
  }
`
