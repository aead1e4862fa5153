import {getTranslations} from 'next-intl/server'

import {NoBreak} from '@/components/ui/no-break/no-break'
import {formatMonth} from '@/lib/i18n/dates'
import type {Locale} from '@/lib/i18n/locales'
import type {EditAttributes} from '@/lib/sanity/preview/edit'

import {sourceText} from './source-note.markdown'

interface Props extends EditAttributes {
  source: string | null | undefined
  /** The day the source was checked. */
  asOf: string | null | undefined
  locale: Locale
}

/** The source of facts, and the month they were checked. */
export async function SourceNote({source, asOf, locale, ...edit}: Props) {
  if (!source && !asOf) return null
  const t = await getTranslations({locale, namespace: 'text'})
  const dated = asOf ? t('asOf', {month: formatMonth(locale, asOf)}) : ''
  return (
    <p className="label source" {...edit}>
      <NoBreak text={sourceText(source, dated)} />
    </p>
  )
}
