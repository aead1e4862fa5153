import type {DrawingProps} from '@/components/ui/drawing/drawing-paths'
import {isDrawn} from '@/components/ui/drawing/forms'
import type {DrawingForm} from '@/lib/sanity/drawing-forms'
import type {Topic} from '@/lib/sanity/types'

export interface CoverProps {
  /** Determines the colors, and the form unless one is chosen. */
  topic: Topic
  drawing: {form: DrawingForm | null; figures: DrawingProps['figures']} | null
  /** The same seed always gives the same cover. */
  seed: string
}

const byTopic: Record<Topic, DrawingForm> = {
  voice: 'waveform',
  crm: 'ledger',
  data: 'settling',
  privacy: 'redacted',
  figures: 'chart',
}

/** Returns the drawing of a cover: the one chosen, or else the topic's. */
export function coverDrawing({topic, drawing, seed}: CoverProps): DrawingProps {
  const form = drawing?.form
  return {form: isDrawn(form) ? form : byTopic[topic], figures: drawing?.figures, seed}
}
