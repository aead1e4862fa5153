import type {CSSProperties} from 'react'

import {chartBars, withoutLoneBars} from '@/components/ui/waveform/bars'
import {Waveform} from '@/components/ui/waveform/waveform'
import {computeRoi, type RoiFormats, type RoiResult} from '@/lib/sanity/roi'

import {
  fieldRules,
  fieldsOf,
  type RoiEdits,
  type RoiField,
  type RoiSettings,
  type RoiValues,
  type RoiVariant,
} from './fields'
import type {RoiLabels} from './labels'
import {comparison, resultSentence} from './result-text'

const steps = [1, 2, 3, 4, 5, 6, 8, 10]

/** Returns the end of a chart's axis: the next round number at or above the longest bar. */
export function scaleEnd(longest: number): number {
  if (!(longest > 0)) return 1
  const magnitude = 10 ** Math.floor(Math.log10(longest))
  const step = steps.find((candidate) => candidate * magnitude >= longest) ?? 10
  return step * magnitude
}

/** Event handlers of the fields; the server renders without them. */
export interface RoiHandlers {
  /** Called when a field's text changes or its slider moves. */
  change: (field: RoiField, typed: string, dragged: boolean) => void
  /** Called when a field loses focus. */
  settle: (field: RoiField) => void
}

interface Props {
  /** Prefix of the fields' ids. */
  id: string
  variant: RoiVariant
  labels: RoiLabels
  settings: RoiSettings
  formats: RoiFormats
  values: RoiValues
  /** Text being typed, not yet formatted as a number. */
  drafts?: Partial<Record<RoiField, string>>
  handlers?: RoiHandlers
  edits?: RoiEdits
}

interface ControlProps extends Omit<Props, 'variant'> {
  field: RoiField
}

/** Bars in one row of the chart; the article's cards have room for fewer. */
const barCounts: Record<RoiVariant, number> = {home: chartBars.count, article: 48}

const share = (part: number, whole: number) =>
  Math.min(1, Math.max(0, whole > 0 ? part / whole : 0))

const percent = (part: number) => `${(part * 100).toFixed(2)}%`

/** Returns a length in whole bars, because half a bar looks like a mistake. */
const inBars = (amount: number, longest: number, count: number) =>
  Math.round(share(amount, longest) * count)

function Control(props: ControlProps) {
  const {field, id, labels, settings, formats, values, drafts, handlers, edits} = props
  const {step, end, format, keyboard} = fieldRules[field]
  const own = `${id}-${field}`
  const value = values[field]
  const written = format(value, formats)
  const max = end(settings) || step
  const optional = field === 'crmCost'
  const shared = {
    autoComplete: 'off',
    disabled: !handlers,
    'aria-describedby': optional ? `${own}-compared` : undefined,
  }
  return (
    <div className="control" {...edits?.[field]}>
      <label htmlFor={own} id={`${own}-label`}>
        {labels.fields[field]} {optional && <span className="hint">{labels.optional}</span>}
      </label>
      <input
        {...shared}
        id={own}
        className="typed"
        inputMode={keyboard}
        value={drafts?.[field] ?? written}
        readOnly={!handlers}
        onChange={handlers && ((event) => handlers.change(field, event.target.value, false))}
        onBlur={handlers && (() => handlers.settle(field))}
      />
      <input
        {...shared}
        type="range"
        className="slider"
        aria-labelledby={`${own}-label`}
        aria-valuetext={written}
        min={0}
        max={max}
        step={step}
        {...(handlers ? {value} : {defaultValue: value})}
        style={{'--to': percent(share(value, max))} as CSSProperties}
        onChange={handlers && ((event) => handlers.change(field, event.target.value, true))}
      />
      {optional && (
        <p className="compared" id={`${own}-compared`}>
          {comparison(value, computeRoi(values, settings).totalBenefit, labels, formats)}
        </p>
      )}
    </div>
  )
}

/** Returns which bars an amount fills. In stacked rows, the gain starts where the savings end, so that both add up. */
function barsOf(
  output: keyof RoiResult,
  result: RoiResult,
  variant: RoiVariant,
): [from: number, to: number] {
  if (variant === 'home' && output === 'productivityGain')
    return [result.annualSavings, result.totalBenefit]
  return [0, result[output]]
}

interface AmountProps extends Pick<Props, 'variant' | 'labels' | 'formats'> {
  output: keyof RoiResult
  result: RoiResult
  bars: boolean
}

function Amount({output, variant, result, labels, formats, bars}: AmountProps) {
  const longest = scaleEnd(Math.max(result.annualCRMCost, result.totalBenefit))
  const [from, to] = barsOf(output, result, variant)
  const count = barCounts[variant]
  const end = withoutLoneBars(inBars(to, longest, count))
  const ends = {
    '--from': percent(inBars(from, longest, count) / count),
    '--to': percent(end / count),
  }
  return (
    <div className="amount" data-output={output} style={ends as CSSProperties}>
      <dt>{labels.outputs[output]}</dt>
      <dd>{formats.money(result[output])}</dd>
      {bars && (
        <dd className="bars" aria-hidden>
          <Waveform count={count} />
        </dd>
      )}
    </div>
  )
}

interface AmountGroup {
  name: 'large' | 'drawn'
  outputs: (keyof RoiResult)[]
}

/** Groups of amounts in order, for each variant: large figures, then bars. */
const amountGroups: Record<RoiVariant, AmountGroup[]> = {
  home: [
    {name: 'large', outputs: ['totalBenefit', 'monthlyBenefit']},
    {name: 'drawn', outputs: ['annualCRMCost', 'annualSavings', 'productivityGain']},
  ],
  article: [
    {
      name: 'drawn',
      outputs: ['annualCRMCost', 'annualSavings', 'productivityGain', 'totalBenefit'],
    },
    {name: 'large', outputs: ['monthlyBenefit']},
  ],
}

function Axis({longest, formats}: {longest: number; formats: RoiFormats}) {
  const end = scaleEnd(longest)
  return (
    <p className="label axis" aria-hidden>
      <span>{formats.money(0)}</span>
      <span>{formats.money(end / 2)}</span>
      <span>{formats.money(end)}</span>
    </p>
  )
}

/** A calculator's fields and result, rendered on the server and again in the browser after every change. */
export function CalculatorView({variant, ...props}: Props) {
  const {labels, settings, formats, values, handlers} = props
  const result = computeRoi(values, settings)
  const amount = {variant, result, labels, formats}
  return (
    <div className="calculator" data-variant={variant} data-ready={Boolean(handlers)}>
      <fieldset className="controls">
        <legend className="visually-hidden">{labels.inputs}</legend>
        {!handlers && <p className="label loading">{labels.loading}</p>}
        {fieldsOf(variant).map((field) => (
          <Control key={field} field={field} {...props} />
        ))}
      </fieldset>
      <div className="result">
        {amountGroups[variant].map(({name, outputs}) => (
          <dl key={name} className={name}>
            {outputs.map((output) => (
              <Amount key={output} {...amount} output={output} bars={name === 'drawn'} />
            ))}
          </dl>
        ))}
        {variant === 'home' && (
          <Axis longest={Math.max(result.annualCRMCost, result.totalBenefit)} formats={formats} />
        )}
        <p className="sentence">{resultSentence(values, result, labels, formats)}</p>
      </div>
    </div>
  )
}
