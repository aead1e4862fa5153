import {getTranslations} from 'next-intl/server'

import {
  crms,
  type Crm,
  type CrmLabels,
  recordFields,
  type RecordField,
} from '@/components/scene/sentence/record'
import {tokenLabels} from '@/components/scene/token-labels'
import type {Locale} from '@/lib/i18n/locales'
import {translatorFor} from '@/lib/i18n/messages'

/** The longest sentence that the demo accepts, in characters. */
export const sentenceLimit = 200

function eachOf<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>
}

const changing = ['amount', 'stage', 'closeDate', 'nextStep'] as const satisfies RecordField[]

/** Reads the demo's messages for the browser. */
export async function demoLabels(locale: Locale) {
  const [t, scene] = await Promise.all([
    getTranslations({locale, namespace: 'demo'}),
    getTranslations({locale, namespace: 'scene'}),
  ])
  const crmLabels = (crm: Crm): CrmLabels => ({
    name: t(`${crm}.name`),
    object: t(`${crm}.object`),
    fields: eachOf(recordFields, (field) => t(`${crm}.fields.${field}`)),
    stages: eachOf(['lost', 'won', 'negotiation', 'proposal'], (stage) =>
      t(`${crm}.stages.${stage}`),
    ),
  })
  return {
    tokens: tokenLabels(translatorFor(locale)),
    crms: eachOf(crms, crmLabels),
    tasks: eachOf(['followUp', 'call', 'proposal'], (task) => t(`tasks.${task}`)),
    before: eachOf(changing, (field) => t(`before.${field}`)),
    pick: t('pick'),
    type: t('type'),
    limit: t('limit', {max: sentenceLimit}),
    masked: scene('masked'),
    written: scene('written'),
    run: t('run'),
    privacy: t('privacy'),
    nothing: t('nothing'),
    crm: t('crm'),
    previously: t('previously'),
    // The browser fills in these values.
    announced: String(t.raw('announced')),
  }
}

export type DemoLabels = Awaited<ReturnType<typeof demoLabels>>
