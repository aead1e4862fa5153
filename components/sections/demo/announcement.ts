import type {Reading} from '@/components/scene/sentence/read-sentence'
import {type Crm, recordRows} from '@/components/scene/sentence/record'
import type {Locale} from '@/lib/i18n/locales'

import type {DemoLabels} from './labels'

/** Returns the announcement for screen readers once the record is written. */
export function announcement(
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
