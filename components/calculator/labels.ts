import {getTranslations} from 'next-intl/server'

import type {RoiResult} from '@/components/calculator/compute'
import type {Locale} from '@/lib/i18n/locales'

import type {RoiField} from './fields'

/** The words of a calculator in one language; those with `{names}` are filled in the browser. */
export interface RoiLabels {
  loading: string
  inputs: string
  fields: Record<RoiField, string>
  optional: string
  compare: string
  compared: string
  outputs: Record<keyof RoiResult, string>
  person: string
  people: string
  hour: string
  hours: string
  sentence: string
}

/** Chooses the words of a calculator: all that the browser gets of the messages. */
export async function roiLabels(locale: Locale): Promise<RoiLabels> {
  const t = await getTranslations({locale, namespace: 'roi'})
  const raw = (key: 'compared' | 'person' | 'people' | 'hour' | 'hours' | 'sentence') =>
    String(t.raw(key))
  return {
    loading: t('loading'),
    inputs: t('inputs'),
    fields: {
      teamSize: t('fields.teamSize'),
      averageSalary: t('fields.averageSalary'),
      hoursPerDay: t('fields.hoursPerDay'),
      crmCost: t('fields.crmCost'),
    },
    optional: t('optional'),
    compare: t('compare'),
    compared: raw('compared'),
    outputs: {
      annualCRMCost: t('outputs.annualCRMCost'),
      annualSavings: t('outputs.annualSavings'),
      productivityGain: t('outputs.productivityGain'),
      totalBenefit: t('outputs.totalBenefit'),
      monthlyBenefit: t('outputs.monthlyBenefit'),
    },
    person: raw('person'),
    people: raw('people'),
    hour: raw('hour'),
    hours: raw('hours'),
    sentence: raw('sentence'),
  }
}
