import {css} from 'styled-components'

import {inBothThemes, overlay} from '@/components/ui/palette'

/**
 * Design tokens. `light-dark()` holds both themes in one value; `color-scheme` chooses one, on the root for the page or
 * on a band for its contents.
 */
export const tokens = css`
  :root {
    color-scheme: light dark;

    --paper: ${inBothThemes('paper')};
    --sheet: ${inBothThemes('sheet')};
    --tint: ${inBothThemes('tint')};
    --band: ${inBothThemes('band')};
    --rule: ${inBothThemes('rule')};
    --rule-strong: ${inBothThemes('ruleStrong')};
    --ink: ${inBothThemes('ink')};
    --ink-soft: ${inBothThemes('inkSoft')};
    --shade: ${overlay.shade};
    --backdrop: ${overlay.dialog};
    --menu-backdrop: ${overlay.menu};
    --voice: ${inBothThemes('voice')};
    --voice-text: ${inBothThemes('voiceText')};
    --on-voice: ${inBothThemes('onVoice')};
    --record: ${inBothThemes('record')};
    --error: ${inBothThemes('error')};

    --font-display: var(--font-display-face), 'display fallback', system-ui, sans-serif;
    --font-text: var(--font-text-face), 'text fallback', system-ui, sans-serif;
    --font-mono: var(--font-mono-face), 'mono fallback', ui-monospace, monospace;

    --step-0: 0.875rem;
    --step-1: clamp(1.0625rem, 1.04rem + 0.11vw, 1.125rem);
    --step-2: clamp(1.1875rem, 1.13rem + 0.27vw, 1.375rem);
    --step-3: clamp(1.375rem, 1.29rem + 0.4vw, 1.6875rem);
    --step-4: clamp(1.625rem, 1.46rem + 0.75vw, 2.1875rem);
    --step-5: clamp(2rem, 1.64rem + 1.7vw, 3.25rem);
    --step-6: clamp(2.25rem, 1.4rem + 4.5vw, 5.5rem);

    --space-1: 0.25rem;
    --space-2: 0.5rem;
    --space-3: 0.75rem;
    --space-4: 1rem;
    --space-5: 1.5rem;
    --space-6: 2rem;
    --space-7: 3rem;
    --space-8: clamp(2.5rem, 6vw, 5rem);
    --space-section: clamp(2.125rem, 4vw, 3.5rem);

    --gutter: clamp(1.25rem, 4vw, 3rem);
    --frame: 75rem;
    --measure: 40rem;
    --header: 4.25rem;
    --radius: 4px;
    --radius-large: 8px;

    --quick: 150ms;
    --calm: 300ms;
    --ease: cubic-bezier(0.2, 0.7, 0.2, 1);
  }

  [data-theme='light'] {
    color-scheme: light;
  }

  [data-theme='dark'] {
    color-scheme: dark;
  }
`
