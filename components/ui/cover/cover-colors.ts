import {palette} from '@/components/ui/palette'
import type {Topic} from '@/lib/sanity/types'

const {light, dark} = palette

export interface CoverColors {
  ground: string
  /** Everything but voice and record: text, masks and ruled lines. */
  plain: string
  voice: string
  record: string
}

const paper = {ground: light.tint, plain: light.ink, voice: light.voice, record: light.record}
const ink = {ground: dark.band, plain: dark.ink, voice: dark.voice, record: dark.record}
/** On the record's green background, the record is the color of paper. */
const green = {
  ground: light.record,
  plain: light.paper,
  voice: dark.voiceText,
  record: light.paper,
}

/** Colors by topic, the same in both themes, as in print. */
export const coverColors: Record<Topic, CoverColors> = {
  voice: ink,
  crm: green,
  data: paper,
  privacy: ink,
  figures: ink,
}
