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
