import {getTranslations} from 'next-intl/server'

import type {Locale} from '@/lib/i18n/locales'

/** Reads the calculator's messages for the browser, which fills in the `{names}`. */
export async function roiLabels(locale: Locale) {
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

export type RoiLabels = Awaited<ReturnType<typeof roiLabels>>
