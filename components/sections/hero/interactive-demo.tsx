'use client'

import {type KeyboardEvent, useEffect, useId, useRef, useState} from 'react'
import {flushSync} from 'react-dom'

import {readSentence, type Reading} from '@/components/scene/sentence/read-sentence'
import {type Crm, recordRows} from '@/components/scene/sentence/record'
import {landWords} from '@/components/ui/transcript/land-words'
import {TypedWaveform} from '@/components/ui/waveform/typed-waveform'
import type {Locale} from '@/lib/i18n/locales'

import {type DemoExample, DemoCard, MarkedSentence} from './demo-card'
import type {DemoLabels} from './labels'

/** Joins the lines of pasted text, because a sentence has one. */
export function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}

/** Returns the announcement for screen readers once the record is written. */
function announcement(
  {parts, changes}: Reading,
  crm: Crm,
  labels: DemoLabels,
  locale: Locale,
): string {
  const rows = recordRows(changes, crm, labels, locale).filter(({after}) => after !== null)
  if (rows.length === 0) return labels.nothing
  const {name, object} = labels.crms[crm]
  const texts: Record<string, string> = {
    crm: name,
    object,
    changes: rows.map(({label, after}) => `${label} ${after}`).join('; '),
    count: String(parts.filter(({kind}) => kind).length),
  }
  return labels.announced.replace(/\{(\w+)\}/g, (_, key: string) => texts[key] ?? '')
}

export interface DemoProps {
  examples: DemoExample[]
  /** Values that editors marked as sensitive. */
  known: string[]
  labels: DemoLabels
  locale: Locale
  limit: number
  /** Milliseconds for which the server's rendering has played its animation. */
  played?: number
}

/** Milliseconds without typing before the record is written. */
const pause = 900

interface SentenceProps {
  sentence: string
  reading: Reading
  labels: DemoLabels
  limit: number
  hintId: string
  change: (sentence: string) => void
  run: () => void
}

function Sentence({sentence, reading, labels, limit, hintId, change, run}: SentenceProps) {
  const id = useId()
  const enter = (event: KeyboardEvent) => {
    // Enter may also end the composition of a character (IME).
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    run()
  }
  return (
    <>
      <div className="over">
        <label className="label" htmlFor={id}>
          {labels.type}
        </label>
        {sentence.length > limit * 0.8 && (
          <p className="label" aria-hidden>
            {sentence.length}/{limit}
          </p>
        )}
      </div>
      <div className="sentence">
        <div className="mirror" aria-hidden>
          <MarkedSentence parts={reading.parts} />{' '}
        </div>
        <textarea
          id={id}
          rows={1}
          value={sentence}
          maxLength={limit}
          autoComplete="off"
          enterKeyHint="go"
          aria-describedby={`${id}-limit ${hintId}`}
          onChange={({target}) => change(oneLine(target.value))}
          onKeyDown={enter}
        />
      </div>
      <TypedWaveform text={sentence} />
      <span id={`${id}-limit`} hidden>
        {labels.limit}
      </span>
    </>
  )
}

/** The interactive demo: parses the sentence while it is typed, and writes the record after a pause. */
export function InteractiveDemo({examples, known, labels, locale, limit, played}: DemoProps) {
  const [sentence, setSentence] = useState(examples[0]?.sentence ?? '')
  const [crm, setCrm] = useState<Crm>(examples[0]?.crm ?? 'salesforce')
  const [isChosen, setChosen] = useState(false)
  const [written, setWritten] = useState({sentence, run: 0})
  const [news, setNews] = useState('')
  const card = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const hintId = useId()
  const reading = readSentence(sentence, known)
  const record = readSentence(written.sentence, known)
  const isEmpty = Object.keys(reading.changes).length === 0

  function write(said: string, to: Crm) {
    clearTimeout(timer.current)
    card.current?.querySelector('.said')?.scrollIntoView({block: 'nearest'})
    landWords(card.current, () =>
      flushSync(() => {
        setWritten((last) => ({sentence: said, run: last.run + 1}))
        setNews(announcement(readSentence(said, known), to, labels, locale))
      }),
    )
  }

  function run() {
    write(sentence, crm)
  }

  function change(said: string) {
    setSentence(said)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => write(said, crm), pause)
  }

  function choose(to: Crm) {
    setCrm(to)
    setChosen(true)
    write(sentence, to)
  }

  function pick(example: DemoExample) {
    // The visitor's choice of CRM overrides the example's.
    const to = isChosen ? crm : example.crm
    setCrm(to)
    setSentence(example.sentence)
    write(example.sentence, to)
  }

  return (
    <>
      <DemoCard
        {...{examples, labels, locale, crm, sentence, hintId, pick, choose}}
        parts={reading.parts}
        changes={record.changes}
        run={written.run}
        played={written.run === 0 ? played : undefined}
        said={<Sentence {...{sentence, reading, labels, limit, hintId, change, run}} />}
        press={run}
        hint={isEmpty ? labels.nothing : labels.privacy}
        cardRef={card}
      />
      <output className="visually-hidden">{news}</output>
    </>
  )
}
