import type {RoiAssumptions, RoiInputs} from '@/components/calculator/compute'
import type {RoiFormats} from '@/components/calculator/format'
import {parseDecimal, parseWhole} from '@/components/calculator/parse'
import type {Section} from '@/lib/content/types'
import type {EditAttributes} from '@/lib/preview/edit'

export type RoiVariant = Section<'roiCalculator'>['variant']

/** The calculator's document: default values and assumptions. */
export type RoiSettings = RoiInputs & RoiAssumptions

/** Where the values that fields begin with are changed. */
export type RoiEdits = Partial<Record<RoiField, EditAttributes>>

/** Fields that visitors change. The CRM's cost is only compared with the benefit. */
export interface RoiValues extends RoiInputs {
  crmCost: number
}

export type RoiField = keyof RoiValues

interface FieldRule {
  step: number
  /** Where the slider ends; the field next to it takes any number. */
  end: (settings: RoiInputs) => number
  parse: (typed: string) => number
  format: (value: number, formats: RoiFormats) => string
  keyboard: 'numeric' | 'decimal'
}

const asNumber: FieldRule['format'] = (value, {number}) => number(value)
const asMoney: FieldRule['format'] = (value, {money}) => money(value)

/** How each field is typed, dragged and written. Sliders reach some times as far as the value they begin at. */
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

/** The fields of a variant, in their order. */
export function fieldsOf(variant: RoiVariant): RoiField[] {
  const own: RoiField[] = ['teamSize', 'averageSalary', 'hoursPerDay']
  return variant === 'home' ? [...own, 'crmCost'] : own
}

/** Default values of a calculator. */
export function firstValues({teamSize, averageSalary, hoursPerDay}: RoiSettings): RoiValues {
  return {teamSize, averageSalary, hoursPerDay, crmCost: 0}
}
