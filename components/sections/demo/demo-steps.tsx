import type {ReactNode, Ref} from 'react'

import {keyed, MaskedSentence} from '@/components/scene/masked-sentence'
import type {RecordChanges} from '@/components/scene/sentence/read-sentence'
import {type Crm, type RecordRow, recordRows} from '@/components/scene/sentence/record'
import {maskParts, type SentencePart} from '@/components/scene/sentence/tokens'
import type {Locale} from '@/lib/i18n/locales'

import type {DemoLabels} from './labels'

/* Rendered on the server and in the browser, so without hooks or messages. */

/** A sentence whose sensitive values are underlined. */
export function MarkedSentence({parts}: {parts: SentencePart[]}) {
  return keyed(parts).map(({key, text, kind}) => (kind ? <mark key={key}>{text}</mark> : text))
}

interface RowProps {
  row: RecordRow
  index: number
  labels: DemoLabels
  tick: ReactNode
}

function Row({row: {label, before, after}, index, labels, tick}: RowProps) {
  return (
    <div data-written={after !== null} style={{'--row': index} as object}>
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
            <ins>{after}</ins>
          </>
        )}
      </dd>
      {after !== null && <dd className="tick">{tick}</dd>}
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
  tick: ReactNode
  said: ReactNode
  controls: ReactNode
  record: ReactNode
  recordRef?: Ref<HTMLDivElement>
}

/** The sentence, its masked form and the record. */
export function DemoSteps(props: Props) {
  const {labels, locale, crm, parts, changes, run, tick, said, controls, record, recordRef} = props
  return (
    <div className="stage transcript">
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
      <div className="step written" ref={recordRef}>
        <div className="over">
          <p className="label">
            {labels.written} · {labels.crms[crm].object}
          </p>
          {record}
        </div>
        <dl key={`${crm}-${run}`}>
          {recordRows(changes, crm, labels, locale).map((row, index) => (
            <Row key={row.field} row={row} index={index} labels={labels} tick={tick} />
          ))}
        </dl>
      </div>
    </div>
  )
}
