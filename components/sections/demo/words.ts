import {getTranslations} from 'next-intl/server'

import {
  crms,
  type Crm,
  type CrmWords,
  recordFields,
  type RecordField,
  type RecordWords,
} from '@/components/sections/demo/sentence/record'
import type {TokenWords} from '@/components/sections/demo/sentence/tokens'
import {tokenWords} from '@/components/ui/transcript/token-words'
import type {Locale} from '@/lib/i18n/locales'

/** The longest sentence, in characters, that the demo takes. */
export const sentenceLimit = 200

/** The words of the demo in one language: all that the browser gets of the messages. */
export interface DemoWords extends RecordWords {
  tokens: TokenWords
  pick: string
  type: string
  limit: string
  loading: string
  masked: string
  written: string
  run: string
  hint: string
  nothing: string
  crm: string
  previously: string
  unchanged: string
  /** With `{crm}`, `{object}`, `{changes}` and `{count}`, which only the browser knows. */
  announced: string
}

function eachOf<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>
}

const changing = ['amount', 'stage', 'closeDate', 'nextStep'] as const satisfies RecordField[]

/** Reads the words of the demo for the language of the page. */
export async function demoWords(locale: Locale): Promise<DemoWords> {
  const [t, scene] = await Promise.all([
    getTranslations({locale, namespace: 'demo'}),
    getTranslations({locale, namespace: 'scene'}),
  ])
  const crmWords = (crm: Crm): CrmWords => ({
    name: t(`${crm}.name`),
    object: t(`${crm}.object`),
    fields: eachOf(recordFields, (field) => t(`${crm}.fields.${field}`)),
    stages: eachOf(['lost', 'won', 'negotiation', 'proposal'], (stage) =>
      t(`${crm}.stages.${stage}`),
    ),
  })
  return {
    tokens: await tokenWords(locale),
    crms: eachOf(crms, crmWords),
    tasks: eachOf(['followUp', 'call', 'proposal'], (task) => t(`tasks.${task}`)),
    before: eachOf(changing, (field) => t(`before.${field}`)),
    pick: t('pick'),
    type: t('type'),
    limit: t('limit', {max: sentenceLimit}),
    loading: t('loading'),
    masked: scene('masked'),
    written: scene('written'),
    run: t('run'),
    hint: t('hint'),
    nothing: t('nothing'),
    crm: t('crm'),
    previously: t('previously'),
    unchanged: t('unchanged'),
    announced: t('announced', {
      crm: '{crm}',
      object: '{object}',
      changes: '{changes}',
      count: '{count}',
    }),
  }
}
