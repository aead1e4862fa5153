import {NoBreak} from '@/components/ui/no-break/no-break'
import type {Locale} from '@/lib/i18n/locales'
import {translatorFor} from '@/lib/i18n/messages'
import type {EditAttributes} from '@/lib/sanity/preview/edit'

import {sourceNoteText} from './source-note.markdown'

interface Props extends EditAttributes {
  source: string | null | undefined
  /** The day the source was checked. */
  asOf: string | null | undefined
  locale: Locale
}

/** The source of facts, and the month they were checked. */
export function SourceNote({source, asOf, locale, ...edit}: Props) {
  if (!source && !asOf) return null
  return (
    <p className="label source" {...edit}>
      <NoBreak text={sourceNoteText({source, asOf}, {locale, t: translatorFor(locale)})} />
    </p>
  )
}
