import type {BlockMarkdown} from '@/components/blocks/context'
import {workedLines} from '@/lib/sanity/roi'
import {paragraph, stack, table} from '@/lib/seo/markdown/write'

import {roiSettingsFragment} from '../../../lib/sanity/fragments'

export const workedExampleFragment = /* groq */ `
  _type == "workedExample" => {
    "caption": coalesce(caption, ""),
    "teamSize": coalesce(teamSize, 0),
    "averageSalary": coalesce(averageSalary, 0),
    "hoursPerDay": coalesce(hoursPerDay, 0),
    ${roiSettingsFragment}
  }
`

/** The calculator's computation for one team, line by line. */
export const workedExampleMarkdown: BlockMarkdown<'workedExample'> = (block, context) => {
  const {caption, settings, ...inputs} = block
  if (!settings) return ''
  const {locale, t} = context
  const lines = workedLines(inputs, settings, locale, t)
  return stack(
    paragraph({text: caption, strong: true}),
    table(
      [t('roi.item'), t('roi.calculation')],
      lines.map(({label, sum}) => [[label], [sum]]),
    ),
  )
}
