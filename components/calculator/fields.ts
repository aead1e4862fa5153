import type {EditAttributes} from '@/lib/sanity/preview/edit'
import {hourDecimals, type RoiAssumptions, type RoiFormats, type RoiInputs} from '@/lib/sanity/roi'
import type {Section} from '@/lib/sanity/types'

/** Spaces, points, commas and apostrophes before groups of three digits: `80,000`, `80 000`, `80.000`. */
const separators = /[\s.,'’](?=\d{3}(?!\d))/g

/** The currencies that the calculator itself shows in its fields. */
const currencies = /[$€]/g

const finite = (value: number) => (Number.isFinite(value) ? value : 0)

/** Parses a whole number as written in either language; invalid input is 0. */
export function parseWhole(typed: string): number {
  return finite(Number.parseInt(typed.replace(currencies, '').replace(separators, ''), 10))
}

/** Parses hours with a decimal point or comma, as exactly as they are shown; invalid input is 0. */
export function parseDecimal(typed: string): number {
  const hours = Number.parseFloat(typed.replace(',', '.'))
  return finite(Number(hours.toFixed(hourDecimals)))
}

export type RoiVariant = Section<'roiCalculator'>['variant']

/** The calculator's document: default values and assumptions. */
export type RoiSettings = RoiInputs & RoiAssumptions

/** Edit attributes of the default values. */
export type RoiEdits = Partial<Record<RoiField, EditAttributes>>

/** The fields' values. The CRM's own cost is only compared with the benefit. */
export interface RoiValues extends RoiInputs {
  crmCost: number
}

export type RoiField = keyof RoiValues

interface FieldRule {
  step: number
  /** Returns the slider's maximum; the text field beside it accepts any number. */
  end: (settings: RoiInputs) => number
  parse: (typed: string) => number
  format: (value: number, formats: RoiFormats) => string
  keyboard: 'numeric' | 'decimal'
}

const asNumber: FieldRule['format'] = (value, {number}) => number(value)
const asMoney: FieldRule['format'] = (value, {money}) => money(value)

/** How each field is parsed, dragged and formatted. A slider's maximum is a multiple of its default value. */
export const fieldRules: Record<RoiField, FieldRule> = {
  teamSize: {
    step: 1,
    end: ({teamSize}) => teamSize * 10,
    parse: parseWhole,
    format: asNumber,
    keyboard: 'numeric',
  },
  averageSalary: {
    step: 1000,
    end: ({averageSalary}) => averageSalary * 2.5,
    parse: parseWhole,
    format: asMoney,
    keyboard: 'numeric',
  },
  hoursPerDay: {
    step: 0.5,
    end: ({hoursPerDay}) => hoursPerDay * 4,
    parse: parseDecimal,
    format: asNumber,
    keyboard: 'decimal',
  },
  crmCost: {
    step: 1000,
    end: ({averageSalary}) => averageSalary * 2.5,
    parse: parseWhole,
    format: asMoney,
    keyboard: 'numeric',
  },
}

/** Returns the fields of a variant, in order. */
export function fieldsOf(variant: RoiVariant): RoiField[] {
  const own: RoiField[] = ['teamSize', 'averageSalary', 'hoursPerDay']
  return variant === 'home' ? [...own, 'crmCost'] : own
}

/** Returns the default values of a calculator. */
export function firstValues({teamSize, averageSalary, hoursPerDay}: RoiSettings): RoiValues {
  return {teamSize, averageSalary, hoursPerDay, crmCost: 0}
}
