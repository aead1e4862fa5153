import {css} from 'styled-components'

import {badgeStyles} from '@/components/ui/badge/badge.styles'
import {breadcrumbStyles} from '@/components/ui/breadcrumb/breadcrumb.styles'
import {buttonStyles} from '@/components/ui/button/button.styles'
import {calloutStyles} from '@/components/ui/callout/callout.styles'
import {dialogStyles} from '@/components/ui/dialog/dialog.styles'
import {fieldStyles} from '@/components/ui/field/field.styles'
import {iconStyles} from '@/components/ui/icon/icon.styles'
import {toastStyles} from '@/components/ui/toast/toast.styles'
import {waveformStyles} from '@/components/ui/waveform/waveform.styles'

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

  .label {
    font-family: var(--font-mono);
    font-size: 0.8125rem;
    line-height: 1.4;
    letter-spacing: -0.01em;
    color: var(--ink-soft);
  }

  .sheet {
    border: 1px solid var(--rule);
    border-radius: var(--radius-large);
    background: var(--sheet);
  }

  .no-break {
    white-space: nowrap;
  }

  /* The summary has its own marker, which turns when it opens. */
  .disclosure summary {
    list-style: none;
    cursor: pointer;
  }

  .disclosure summary::-webkit-details-marker {
    display: none;
  }

  .disclosure[open] summary .icon {
    transform: rotate(180deg);
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

const motion = css`
  @keyframes rise {
    from {
      transform: translateY(0.75rem);
    }
  }

  /* Only the position changes, so text is readable at all times, even without support. */
  @media (prefers-reduced-motion: no-preference) {
    html {
      scroll-behavior: smooth;
    }

    .enter {
      animation: rise 500ms var(--ease);
    }
  }

  @media (prefers-reduced-motion: reduce), print {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
    }
  }
`

/** Primitives as classes, so that client components can use them without a style engine in the browser. */
export const primitives = css`
  ${layout}
  ${iconStyles}
  ${waveformStyles}
  ${buttonStyles}
  ${badgeStyles}
  ${breadcrumbStyles}
  ${calloutStyles}
  ${fieldStyles}
  ${dialogStyles}
  ${toastStyles}
  ${motion}
`
