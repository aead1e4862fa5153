import type {Translator} from '@/lib/i18n/messages'

/** The calculator's messages, in which the `{names}` are still to be filled in. */
export function roiLabels(t: Translator) {
  const raw = (key: 'compared' | 'person' | 'people' | 'hour' | 'hours' | 'sentence') =>
    String(t.raw(`roi.${key}`))
  return {
    loading: t('roi.loading'),
    inputs: t('roi.inputs'),
    fields: {
      teamSize: t('roi.fields.teamSize'),
      averageSalary: t('roi.fields.averageSalary'),
      hoursPerDay: t('roi.fields.hoursPerDay'),
      crmCost: t('roi.fields.crmCost'),
    },
    optional: t('roi.optional'),
    compare: t('roi.compare'),
    compared: raw('compared'),
    outputs: {
      annualCRMCost: t('roi.outputs.annualCRMCost'),
      annualSavings: t('roi.outputs.annualSavings'),
      productivityGain: t('roi.outputs.productivityGain'),
      totalBenefit: t('roi.outputs.totalBenefit'),
      monthlyBenefit: t('roi.outputs.monthlyBenefit'),
    },
    person: raw('person'),
    people: raw('people'),
    hour: raw('hour'),
    hours: raw('hours'),
    sentence: raw('sentence'),
  }
}

export type RoiLabels = ReturnType<typeof roiLabels>
