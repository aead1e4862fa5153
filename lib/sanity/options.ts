/** Icons that editors can choose. `npm run typegen` adds them to the sprite in `components/ui/icon`. */
export const iconNames = [
  'mic',
  'zap',
  'keyboard-off',
  'messages-square',
  'clock',
  'database',
  'plug',
  'shield-check',
  'map-pin',
  'badge-check',
  'calendar',
  'trending-up',
  'rocket',
] as const

export type IconName = (typeof iconNames)[number]

/** Forms that editors can choose for a drawing; `components/ui/drawing` draws each. */
export const drawingForms = [
  'waveform',
  'dialog',
  'ledger',
  'settling',
  'facing',
  'redacted',
  'guarded',
  'blank',
  'cells',
  'week',
  'chart',
  'shortlist',
] as const

export type DrawingForm = (typeof drawingForms)[number]

/** Maximum products in a comparison, ours included: more do not fit a phone's segmented control. */
export const mostProducts = 5

/** Answers that a comparison's cell can give, each with its icon and word. */
export const answers = ['yes', 'no', 'depends'] as const

export type Answer = (typeof answers)[number]

/** Levels of nested lists; the Studio's editor allows ten. Renderers open a list for each level. */
export const deepestList = 10
