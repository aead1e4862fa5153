'use client'

import {useEffect, useMemo, useState} from 'react'

import type {Locale} from '@/lib/i18n/locales'
import {computeRoi, roiFormats} from '@/lib/sanity/roi'

import {CalculatorView, type RoiHandlers} from './calculator-view'
import {
  fieldRules,
  firstValues,
  type RoiEdits,
  type RoiField,
  type RoiSettings,
  type RoiVariant,
} from './fields'
import type {RoiLabels} from './labels'
import {resultSentence} from './result-text'

export interface CalculatorProps {
  id: string
  variant: RoiVariant
  locale: Locale
  labels: RoiLabels
  settings: RoiSettings
  edits?: RoiEdits
}

/** Milliseconds without a change before the result is announced, so that a moving slider stays silent. */
const quietTime = 600

function useAnnouncement(sentence: string): string {
  const [first] = useState(sentence)
  const [announced, announce] = useState('')
  useEffect(() => {
    // The initial result is not announced, because the visitor has not changed anything.
    const say = () => announce((said) => (said === '' && sentence === first ? said : sentence))
    const timer = setTimeout(say, quietTime)
    return () => clearTimeout(timer)
  }, [sentence, first])
  return announced
}

/** The interactive calculator; announces its result when the input stops changing. */
export function Calculator(props: CalculatorProps) {
  const {locale, labels, settings} = props
  const formats = useMemo(() => roiFormats(locale), [locale])
  const [values, setValues] = useState(() => firstValues(settings))
  const [drafts, setDrafts] = useState<Partial<Record<RoiField, string>>>({})
  const announcement = useAnnouncement(
    resultSentence(values, computeRoi(values, settings), labels, formats),
  )
  const handlers: RoiHandlers = {
    change(field, typed, dragged) {
      // A slider's value has a decimal point in every language.
      const value = dragged ? Number(typed) : fieldRules[field].parse(typed)
      setValues((before) => ({...before, [field]: value}))
      setDrafts((before) => ({...before, [field]: dragged ? undefined : typed}))
    },
    settle: (field) => setDrafts((before) => ({...before, [field]: undefined})),
  }
  return (
    <>
      <CalculatorView {...props} {...{formats, values, drafts, handlers}} />
      <output className="visually-hidden">{announcement}</output>
    </>
  )
}
