import {type CSSProperties, type ReactNode, type Ref, useId} from 'react'

import {keyed, MaskedSentence} from '@/components/scene/masked-sentence'
import type {RecordChanges} from '@/components/scene/sentence/read-sentence'
import {type Crm, crms, type RecordRow, recordRows} from '@/components/scene/sentence/record'
import {maskParts, type SentencePart} from '@/components/scene/sentence/tokens'
import type {Locale} from '@/lib/i18n/locales'
import type {EditAttributes} from '@/lib/sanity/preview/edit'

import type {DemoLabels} from './labels'

/* Rendered on the server and in the browser, so without state or messages. */

/** A sentence whose sensitive values are underlined. Their styles name them for the move to their tokens. */
export function MarkedSentence({parts}: {parts: SentencePart[]}) {
  let number = 0
  return keyed(parts).map(({key, text, kind}) =>
    kind ? (
      <mark key={key} style={{'--word': `word-${number++}`} as CSSProperties}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}

/** The position in the sentence of the value that a row was read from; rows of no value follow the last. */
function positionOf({source}: RecordRow, values: string[]): number {
  const at = values.indexOf(source?.toLowerCase() ?? '')
  return at < 0 ? values.length : at
}

interface RowProps {
  row: RecordRow
  position: number
  labels: DemoLabels
}

function Row({row: {label, before, after}, position, labels}: RowProps) {
  if (after === null) {
    return (
      <div>
        <dt>{label}</dt>
        <dd>{before ?? '—'}</dd>
      </div>
    )
  }
  return (
    <div data-outcome="changed" style={{'--nth': position} as CSSProperties}>
      <dt>{label}</dt>
      <dd>
        {before && (
          <del>
            <span className="visually-hidden">{labels.previously} </span>
            {before}
          </del>
        )}
        <ins>{after}</ins>
      </dd>
    </div>
  )
}

/** An example sentence without its marks, and its CRM. */
export interface DemoExample {
  key: string
  /** The company or person that it is about. */
  name: string
  sentence: string
  crm: Crm
  edit?: EditAttributes
}

interface Handlers {
  pick?: (example: DemoExample) => void
  choose?: (crm: Crm) => void
  press?: () => void
}

interface PicksProps extends Pick<Handlers, 'pick'> {
  examples: DemoExample[]
  sentence: string
}

function Picks({examples, sentence, pick}: PicksProps) {
  return examples.map((example) => (
    <button
      key={example.key}
      type="button"
      className="pick"
      aria-pressed={example.sentence === sentence}
      onClick={pick && (() => pick(example))}
      {...example.edit}
    >
      {example.name}
    </button>
  ))
}

interface SwitchProps extends Pick<Handlers, 'choose'> {
  crm: Crm
  labels: DemoLabels
}

function CrmSwitch({crm, labels, choose}: SwitchProps) {
  const group = useId()
  return (
    <fieldset className="segmented crm">
      <legend className="visually-hidden">{labels.crm}</legend>
      {crms.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            value={choice}
            checked={choice === crm}
            readOnly={!choose}
            onChange={choose && (() => choose(choice))}
          />
          {labels.crms[choice].name}
        </label>
      ))}
    </fieldset>
  )
}

/** Without handlers on the server. */
interface Props extends Handlers {
  examples: DemoExample[]
  labels: DemoLabels
  locale: Locale
  crm: Crm
  sentence: string
  parts: SentencePart[]
  /** The record, which updates only after a pause in typing. */
  changes: RecordChanges
  /** Incremented with each write, to replay the animation. */
  run: number
  /** Milliseconds for which the first animation has played already. */
  played?: number
  said: ReactNode
  hint: string
  hintId?: string
  cardRef?: Ref<HTMLDivElement>
}

/** The sentence, its masked form and the record. */
export function DemoCard(props: Props) {
  const {examples, labels, locale, crm, sentence, parts, changes, run, played} = props
  const {said, hint, hintId, cardRef, pick, choose, press} = props
  const values = parts.filter(({kind}) => kind).map(({text}) => text.toLowerCase())
  return (
    <div
      className="demo-card sheet transcript"
      ref={cardRef}
      data-run={run || undefined}
      style={played ? ({'--played': `${played}ms`} as CSSProperties) : undefined}
    >
      <div className="step said">{said}</div>
      <fieldset className="picks">
        <legend className="label">{labels.pick}</legend>
        <Picks examples={examples} sentence={sentence} pick={pick} />
      </fieldset>
      <div className="step masked">
        <p className="label">{labels.masked}</p>
        <p className="read" key={run}>
          <MaskedSentence parts={maskParts(parts, labels.tokens)} />
        </p>
      </div>
      <div className="step written">
        <div className="over">
          <p className="label">
            {labels.written} · {labels.crms[crm].object}
          </p>
          <CrmSwitch crm={crm} labels={labels} choose={choose} />
        </div>
        <dl key={`${crm}-${run}`}>
          {recordRows(changes, crm, labels, locale).map((row) => (
            <Row key={row.field} row={row} position={positionOf(row, values)} labels={labels} />
          ))}
        </dl>
      </div>
      <div className="controls">
        <button type="button" className="button" data-variant="secondary" onClick={press}>
          {labels.run}
        </button>
        <p className="hint" id={hintId}>
          {hint}
        </p>
      </div>
    </div>
  )
}
