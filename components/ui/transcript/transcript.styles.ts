import {css} from 'styled-components'

/** From speech to record in three steps: what is said, what the model reads, and what is written. */
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

    /* The new value may wrap to the next line as a whole. */
    del {
      display: inline-block;
    }

    dl {
      counter-reset: note;
    }

    /* A note about the field, with its number. */
    dl .note {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: var(--space-3);
      font-size: 0.9375rem;
      font-weight: 400;
      line-height: 1.45;
      color: var(--ink-soft);
      counter-increment: note;
    }

    .note::before {
      content: counter(note);
      display: grid;
      place-items: center;
      width: 1.5rem;
      height: 1.5rem;
      border: 1px solid var(--ink);
      border-radius: 50%;
      background: var(--sheet);
      font-family: var(--font-display);
      font-size: 0.8125rem;
      font-weight: 650;
      line-height: 1;
      color: var(--ink);
    }

    dl .tick {
      display: grid;
      align-self: center;
    }

    dl .icon {
      color: var(--record);
      stroke-width: 2.25;
    }

    /* The tick of a row: drawn, because a page may have dozens. */
    dl > :is([data-outcome='written'], [data-outcome='changed'])::after {
      content: '';
      grid-area: 1 / 3;
      align-self: center;
      width: 0.4375rem;
      height: 0.8125rem;
      margin: -0.25rem 0.375rem 0;
      border: solid var(--record);
      border-width: 0 2px 2px 0;
      rotate: 45deg;
    }
  }

  /* Only words move in view transitions, while the page stays as it is. See land-words.ts. */
  :root {
    view-transition-name: none;
  }

  ::view-transition {
    pointer-events: none;
  }

  ::view-transition-old(*),
  ::view-transition-new(*) {
    width: auto;
    height: 100%;
  }

  [data-words='said'] mark,
  [data-words='written'] ins {
    view-transition-name: var(--word);
  }

  /* Nothing fades: text is wiped in or simply there. */
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
