import {css} from 'styled-components'

/** A band that is dark in both themes, with the form on its right. */
export const callToActionStyles = css`
  .call-to-action-section {
    overflow: clip;
    background: var(--band);

    /* Focused when a call to action links here; needs no ring. */
    &:focus-visible {
      outline: none;
    }

    /* The band is dark in both themes. */
    .band {
      display: grid;
      gap: var(--space-5) clamp(2rem, 6vw, 6rem);
      padding-block: var(--space-section);
      color-scheme: dark;
      color: var(--ink);
    }

    .words {
      display: grid;
      align-content: start;
      gap: var(--space-4);
    }

    .waveform {
      height: clamp(3.5rem, 12vw, 10rem);
    }

    @media (width < 56rem) {
      .waveform {
        display: none;
      }
    }

    .next {
      display: grid;
      align-content: start;
      gap: var(--space-3);
    }

    .next h3 {
      font-size: var(--step-2);
    }

    .next ol {
      counter-reset: line;
    }

    .next li {
      display: grid;
      grid-template-columns: 2rem minmax(0, 1fr);
      padding-block: var(--space-3);
      border-block-start: 1px solid var(--rule);
      color: var(--ink-soft);
      counter-increment: line;
      text-wrap: pretty;
    }

    .next li::before {
      content: counter(line);
      font-family: var(--font-mono);
      color: var(--ink);
    }

    .person {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-2);
      padding-block-start: var(--space-3);
      border-block-start: 1px solid var(--rule);
    }

    .person span {
      color: var(--ink-soft);
    }

    .side {
      display: grid;
      gap: var(--space-5);
      align-content: start;
      padding: clamp(1.25rem, 3vw, 2rem);
      border: 1px solid var(--rule);
      border-radius: var(--radius-large);
      background: var(--tint);
    }

    .fields:not([hidden]) {
      display: contents;
    }

    .received {
      display: grid;
      gap: var(--space-5);
      justify-items: start;
    }

    .received .step {
      width: 100%;
    }

    .received dl > div {
      grid-template-columns: minmax(6rem, 1fr) 3fr auto;
      padding-block: var(--space-3);
    }

    .received dd {
      font-weight: 600;
      color: var(--record);
      overflow-wrap: anywhere;
    }

    /* Name and company move from their fields, without their boxes, into the receipt. */
    &[data-words='said'] :is([name='name'], [name='company']) {
      border-color: transparent;
      background: none;
      color: var(--voice-text);
      transition: none;
    }

    &[data-words='said'] [name='name'],
    &[data-words='written'] [data-field='name'] {
      view-transition-name: sent-0;
    }

    &[data-words='said'] [name='company'],
    &[data-words='written'] [data-field='company'] {
      view-transition-name: sent-1;
    }

    /* Without script, a new request is typed below the confirmation. */
    @media (scripting: none) {
      .fields[hidden] {
        display: contents;
      }

      .received .button {
        display: none;
      }
    }

    .consent {
      font-size: 0.9375rem;
      line-height: 1.5;
      color: var(--ink-soft);
    }

    @media (width >= 56rem) {
      .band {
        grid-template: auto auto 1fr / minmax(0, 1fr) minmax(0, 1fr);
      }

      .side {
        grid-area: 1 / 2 / span 3;
      }

      .next {
        grid-area: 2 / 1;
      }

      /* Extends from the edge of the page to the form. */
      .waveform {
        --edge: max(var(--gutter), (100vw - var(--frame)) / 2);

        grid-area: 3 / 1;
        align-self: end;
        width: calc(100% + var(--edge) + clamp(2rem, 6vw, 6rem));
        margin-inline-start: calc(-1 * var(--edge));
      }
    }
  }
`
