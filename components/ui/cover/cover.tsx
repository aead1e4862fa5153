import type {CSSProperties} from 'react'

import {Drawing} from '@/components/ui/drawing/drawing'
import {
  amountsOf,
  type CountedFigures,
  type DrawingProps,
  isDrawingForm,
} from '@/components/ui/drawing/forms'
import {palette} from '@/components/ui/palette'
import type {Locale} from '@/lib/i18n/locales'
import {messages} from '@/lib/i18n/messages'
import type {DrawingForm} from '@/lib/sanity/options'
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

/** Colors by topic; on share cards, as on a light page. */
export const coverColors: Record<Topic, CoverColors> = {
  voice: ink,
  crm: green,
  data: paper,
  privacy: ink,
  figures: ink,
}

export interface CoverProps {
  /** Determines the colors, and the form unless one is chosen. */
  topic: Topic
  drawing: {form: DrawingForm | null; figures: CountedFigures} | null
  /** The same seed always gives the same cover. */
  seed: string
  /** The article's language. */
  locale: Locale
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
  const amounts = amountsOf(drawing?.figures)
  return {form: isDrawingForm(form) ? form : byTopic[topic], amounts, seed}
}

/** Forms whose rows have names, and the CRMs whose fields they are. */
const namedAfter: Partial<Record<DrawingForm, readonly ('salesforce' | 'hubspot')[]>> = {
  ledger: ['salesforce'],
  guarded: ['salesforce'],
  blank: ['salesforce'],
  shortlist: ['salesforce'],
  facing: ['salesforce', 'hubspot'],
}

/** Returns the names of a cover's rows, a line each, once for each record that it shows. */
export function coverNames(props: CoverProps): string[] {
  const crms = namedAfter[coverDrawing(props).form] ?? []
  return crms.map((crm) => {
    const {account, contact, amount, stage, nextStep} = messages[props.locale].demo[crm].fields
    return [account, contact, amount, stage, nextStep].join('\n')
  })
}

/** Paper follows the theme: bars are light on dark. The other grounds are the same in both. */
function styleOf(topic: Topic): CSSProperties {
  const {ground, plain, voice, record} = coverColors[topic]
  if (ground === light.tint) return {background: 'var(--tint)'}
  const colors = {'--plain': plain, '--voice': voice, '--record': record}
  return {...colors, color: plain, background: ground}
}

/** An article's cover, which fills its container. */
export function Cover(props: CoverProps) {
  return (
    <div className="cover" style={styleOf(props.topic)}>
      <Drawing {...coverDrawing(props)} />
      {coverNames(props).map((names) => (
        <p key={names} className="names" lang={props.locale} aria-hidden>
          {names}
        </p>
      ))}
    </div>
  )
}
