import {css} from 'styled-components'

const layout = css`
  .frame {
    width: min(100% - 2 * var(--gutter), var(--frame));
    margin-inline: auto;
  }

  .lead {
    max-width: var(--measure);
    font-size: var(--step-2);
    line-height: 1.45;
    color: var(--ink-soft);
    text-wrap: pretty;
  }

  .whole {
    white-space: nowrap;
  }

  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

/* Primary speaks: it is what is about to happen. Secondary is ink. Quiet is a ruled line of text. */
const buttons = css`
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
    cursor: progress;
  }

  .button[data-size='small'] {
    min-height: 2.5rem;
    padding: 0.375rem 1rem;
    font-size: 1rem;
  }

  .icon {
    flex: none;
    width: 1.25em;
    height: 1.25em;
    stroke-width: 1.5;
  }
`

const small = css`
  .label {
    font-family: var(--font-mono);
    font-size: 0.8125rem;
    line-height: 1.4;
    letter-spacing: -0.01em;
    color: var(--ink-soft);
  }

  .badge {
    display: inline-block;
    padding: 0.1875rem 0.5rem;
    border: 1px solid var(--rule-strong);
    border-radius: var(--radius);
    font-family: var(--font-mono);
    font-size: 0.8125rem;
    line-height: 1.4;
    color: var(--ink);
  }

  .waveform {
    overflow: visible;
    width: 100%;
    color: var(--voice);
  }
`

/* Forms are client components: their styles are here, so no style engine reaches the browser. */
const forms = css`
  .form {
    display: grid;
    gap: var(--space-5);
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
    min-height: 7.5rem;
    resize: vertical;
  }

  .field input:hover,
  .field textarea:hover {
    border-color: var(--ink);
  }

  .field [aria-invalid='true'] {
    border-color: var(--voice-text);
    box-shadow: inset 3px 0 0 var(--voice-text);
  }

  .field .error {
    font-size: 0.9375rem;
    line-height: 1.4;
    color: var(--voice-text);
  }

  .notice {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-4) var(--space-5);
    border: 1px solid var(--rule);
    border-left: 4px solid var(--record);
    border-radius: var(--radius);
    background: var(--paper);
    line-height: 1.45;
    text-align: start;
  }

  .notice[data-tone='error'] {
    border-left-color: var(--voice);
  }

  .notice strong {
    font-weight: 650;
  }
`

const motion = css`
  @keyframes rise {
    from {
      transform: translateY(0.75rem);
    }
  }

  /* Only the position moves: text is readable at every moment, with and without support. */
  @media (prefers-reduced-motion: no-preference) {
    html {
      scroll-behavior: smooth;
    }

    .enter {
      animation: rise 500ms var(--ease);
    }

    @supports (animation-timeline: view()) {
      .reveal {
        animation: rise linear both;
        animation-timeline: view();
        animation-range: entry 0% entry 60%;
      }
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
    }
  }
`

/** The few classes that every part of the site shares; everything else is styled where it is drawn. */
export const primitives = css`
  ${layout}
  ${buttons}
  ${small}
  ${forms}
  ${motion}
`
