'use client'

import {inBothThemes, overlay, palette, themed} from '@/components/ui/palette'
import {deferredParts} from '@/lib/urls/inline-scripts'

/**
 * What the style sheet takes from code: the colors, and the parts whose layout waits for the first paint, at a typical
 * height; see inline-scripts.ts.
 */
const style = () =>
  `
:root,
[data-theme] {
  --paper: ${inBothThemes('paper')};
  --sheet: ${inBothThemes('sheet')};
  --tint: ${inBothThemes('tint')};
  --band: ${inBothThemes('band')};
  --rule: ${inBothThemes('rule')};
  --rule-strong: ${inBothThemes('ruleStrong')};
  --ink: ${inBothThemes('ink')};
  --ink-soft: ${inBothThemes('inkSoft')};
  --shade: ${themed(`${palette.light.ink}33`, `${palette.dark.ink}40`)};
  --backdrop: ${overlay.dialog};
  --menu-backdrop: ${overlay.menu};
  --voice: ${inBothThemes('voice')};
  --voice-text: ${inBothThemes('voiceText')};
  --on-voice: ${inBothThemes('onVoice')};
  --record: ${inBothThemes('record')};
  --error: ${inBothThemes('error')};
}

[data-first-view] :is(${deferredParts}) {
  content-visibility: auto;
  contain-intrinsic-height: 45rem;
}
`.replace(/\n\s*/g, '')

/** Only the server writes it, as with inline scripts. */
export function ColorStyle() {
  return <style suppressHydrationWarning>{typeof window === 'undefined' ? style() : ''}</style>
}
