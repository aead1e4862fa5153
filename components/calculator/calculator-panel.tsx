import type {LinkContext} from '@/components/ui/link/link-context'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {translatorFor} from '@/lib/i18n/messages'
import {type Edit, isEditable} from '@/lib/sanity/preview/edit'
import type {Section} from '@/lib/sanity/types'

import type {RoiEdits, RoiVariant} from './fields'
import {roiLabels} from './labels'
import {LazyCalculator} from './lazy-calculator'
import {StaticCalculator} from './static-calculator'
import {Steps} from './steps'

interface Props {
  /** Prefix of the fields' ids. */
  id: string
  variant: RoiVariant
  /** The calculator's document. */
  settings: NonNullable<Section<'roiCalculator'>['settings']>
  note: string | null | undefined
  context: LinkContext
  /** Edit attributes of the section or block with the note. */
  edit: Edit
}

/** Returns the edit attributes of the default values; empty for visitors. */
function editsOf(edit: Edit): {edits?: RoiEdits} {
  const teamSize = edit('teamSize')
  if (!isEditable(teamSize)) return {}
  return {
    edits: {
      teamSize,
      averageSalary: edit('averageSalary'),
      hoursPerDay: edit('hoursPerDay'),
    },
  }
}

/** The calculator as rendered on the server until the browser takes over, and its formula. */
export function CalculatorPanel({id, variant, settings, note, context, edit}: Props) {
  const {locale} = context
  const {_id, _type, ...assumptions} = settings
  const own = context.edit({_id, _type})
  const labels = roiLabels(translatorFor(locale))
  const edits = editsOf(own)
  const shared = {id, variant, locale, settings: assumptions, labels, ...edits}
  return (
    <>
      <LazyCalculator {...shared}>
        {'edits' in edits && <StaticCalculator {...shared} />}
      </LazyCalculator>
      <div className="basis">
        <Steps settings={assumptions} locale={locale} edit={own} />
        {note && (
          <p {...edit('note')}>
            <NoBreak text={note} />
          </p>
        )}
      </div>
    </>
  )
}
