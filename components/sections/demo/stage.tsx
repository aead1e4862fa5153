import type {ReactNode} from 'react'

import type {RecordChanges} from '@/components/sections/demo/sentence/read-sentence'
import {type Crm, type RecordRow, recordRows} from '@/components/sections/demo/sentence/record'
import {maskParts, type SentencePart} from '@/components/sections/demo/sentence/tokens'
import type {Locale} from '@/lib/i18n/locales'

import type {DemoWords} from './words'

/* Drawn by the server as a still, and by the browser at every change: no hooks, no messages here. */

function keyed<T extends {text: string}>(parts: T[]): (T & {key: string})[] {
  return parts.map((part, index) => ({...part, key: `${index}-${part.text}`}))
}

/** A sentence whose sensitive values are underlined. */
export function MarkedSentence({parts}: {parts: SentencePart[]}) {
  return keyed(parts).map(({key, text, kind}) => (kind ? <mark key={key}>{text}</mark> : text))
}

function MaskedSentence({parts, words}: {parts: SentencePart[]; words: DemoWords}) {
  return keyed(maskParts(parts, words.tokens)).map(({key, text, token}) =>
    token ? (
      <span key={key} className="token">
        {token}
      </span>
    ) : (
      text
    ),
  )
}

interface RowProps {
  row: RecordRow
  index: number
  words: DemoWords
  tick: ReactNode
}

function Row({row: {label, before, after}, index, words, tick}: RowProps) {
  return (
    <div data-written={after !== null} style={{'--row': index} as object}>
      <dt>{label}</dt>
      <dd>
        {after === null ? (
          (before ?? words.unchanged)
        ) : (
          <>
            {before && (
              <del>
                <span className="visually-hidden">{words.previously} </span>
                {before}
              </del>
            )}
            <ins>{after}</ins>
          </>
        )}
      </dd>
      {after !== null && tick}
    </div>
  )
}

interface Props {
  words: DemoWords
  locale: Locale
  crm: Crm
  parts: SentencePart[]
  /** What is on the record; while somebody types, it lags behind the sentence. */
  changes: RecordChanges
  /** Changes when the record is written again, which plays its motion again. */
  run: number
  tick: ReactNode
  said: ReactNode
  controls: ReactNode
  record: ReactNode
}

/** What is said, what the model reads, what the record holds. */
export function Stage(props: Props) {
  const {words, locale, crm, parts, changes, run, tick, said, controls, record} = props
  return (
    <div className="stage transcript">
      <div className="step said">
        {said}
        <div className="controls">{controls}</div>
      </div>
      <div className="step masked">
        <p className="label">{words.masked}</p>
        <p className="read">
          <MaskedSentence parts={parts} words={words} />
        </p>
      </div>
      <div className="step written">
        <div className="over">
          <p className="label">
            {words.written} · {words.crms[crm].object}
          </p>
          {record}
        </div>
        <dl key={`${crm}-${run}`}>
          {recordRows(changes, crm, words, locale).map((row, index) => (
            <Row key={row.field} row={row} index={index} words={words} tick={tick} />
          ))}
        </dl>
      </div>
    </div>
  )
}
