import {figuresMarkdown} from '@/components/markdown/parts'
import type {SectionMarkdown} from '@/components/sections/context'
import type {Section} from '@/lib/sanity/types'
import {heading, stack} from '@/lib/seo/markdown/write'

import {figureNoteFragment} from '../../../lib/sanity/fragments'

const drawnAs = /* groq */ `
  "drawnAs": select(
    drawnAs == "share" => "share",
    drawnAs == "less" => "less",
    drawnAs == "more" => "more",
    drawnAs == "seconds" => "seconds",
    drawnAs == "minutes" => "minutes",
    "none"
  )
`

export const figureListFragment = /* groq */ `
  _type == "figureList" => {
    "heading": coalesce(heading, ""),
    intro,
    "figures": *[_type == "figure" && defined(key) && defined(limits)] | order(key asc){
      ${figureNoteFragment},
      limits,
      ${drawnAs},
      "basis": select(basis == "measured" => "measured", basis == "reported" => "reported", "estimated"),
      "before": before->{
        ${figureNoteFragment},
        limits,
        ${drawnAs}
      }
    },
    "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{_id, _type, betaTesters, betaWeeks}
  }
`

/** How figures are known, in the order of their groups. */
export const bases: Section<'figureList'>['figures'][number]['basis'][] = [
  'measured',
  'reported',
  'estimated',
]

/** Figures by how they are known, as on the page. */
export const figureListMarkdown: SectionMarkdown<'figureList'> = ({figures}, context) =>
  stack(
    ...bases.map((basis) => {
      const own = figures.filter((figure) => figure.basis === basis)
      if (own.length === 0) return ''
      const title = heading(context.level + 1, context.t(`figures.groups.${basis}`))
      return stack(title, figuresMarkdown(own, context))
    }),
  )
