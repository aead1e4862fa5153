import type {CSSProperties, ReactNode, Ref} from 'react'

import {keyed, MaskedSentence} from '@/components/scene/masked-sentence'
import type {RecordChanges} from '@/components/scene/sentence/read-sentence'
import {type Crm, type RecordRow, recordRows} from '@/components/scene/sentence/record'
import {maskParts, type SentencePart} from '@/components/scene/sentence/tokens'
import type {Locale} from '@/lib/i18n/locales'

import type {DemoLabels} from './labels'

/* Rendered on the server and in the browser, so without hooks or messages. */

/** Numbers a sensitive value in the sentence and in its row, for styles that move one to the other. */
const wordStyle = (number: number) => ({'--word': `word-${number}`}) as CSSProperties

/** A sentence whose sensitive values are underlined. */
export function MarkedSentence({parts}: {parts: SentencePart[]}) {
  let number = 0
  return keyed(parts).map(({key, text, kind}) =>
    kind ? (
      <mark key={key} style={wordStyle(number++)}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}

/** Returns the number of the value that each row was read from, or -1. No two rows have the same. */
function wordsOf(rows: RecordRow[], parts: SentencePart[]): number[] {
  const values = parts.filter(({kind}) => kind).map(({value}) => value.toLowerCase())
  const taken: number[] = []
  for (const {source} of rows) {
    taken.push(
      values.findIndex((value, at) => value === source?.toLowerCase() && !taken.includes(at)),
    )
  }
  return taken
}

interface RowProps {
  row: RecordRow
  index: number
  word: number
  labels: DemoLabels
}

function Row({row: {label, before, after}, index, word, labels}: RowProps) {
  return (
    <div
      data-outcome={after === null ? 'kept' : 'changed'}
      style={{'--row': index} as CSSProperties}
    >
      <dt>{label}</dt>
      <dd>
        {after === null ? (
          (before ?? '—')
        ) : (
          <>
            {before && (
              <del>
                <span className="visually-hidden">{labels.previously} </span>
                {before}
              </del>
            )}
            <ins style={word < 0 ? undefined : wordStyle(word)}>{after}</ins>
          </>
        )}
      </dd>
    </div>
  )
}

interface Props {
  labels: DemoLabels
  locale: Locale
  crm: Crm
  parts: SentencePart[]
  /** The record, which updates only after a pause in typing. */
  changes: RecordChanges
  /** Incremented with each write, to replay the animation. */
  run: number
  said: ReactNode
  controls: ReactNode
  record: ReactNode
  stageRef?: Ref<HTMLDivElement>
}

/** The sentence, its masked form and the record. */
export function DemoSteps(props: Props) {
  const {labels, locale, crm, parts, changes, run, said, controls, record, stageRef} = props
  const rows = recordRows(changes, crm, labels, locale)
  const words = wordsOf(rows, parts)
  return (
    <div className="stage transcript" ref={stageRef}>
      <div className="step said">
        {said}
        <div className="controls">{controls}</div>
      </div>
      <div className="step masked">
        <p className="label">{labels.masked}</p>
        <p className="read">
          <MaskedSentence parts={maskParts(parts, labels.tokens)} />
        </p>
      </div>
      <div className="step written">
        <div className="over">
          <p className="label">
            {labels.written} · {labels.crms[crm].object}
          </p>
          {record}
        </div>
        <dl key={`${crm}-${run}`}>
          {rows.map((row, index) => (
            <Row key={row.field} {...{row, index, labels}} word={words[index] ?? -1} />
          ))}
        </dl>
      </div>
    </div>
  )
}
