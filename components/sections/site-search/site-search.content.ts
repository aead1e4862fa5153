import type {SectionMarkdown} from '@/components/sections/context'
import {onPage} from '@/lib/seo/markdown/context'
import {searchAnchor} from '@/lib/urls/paths'

export const siteSearchFragment = /* groq */ `
  _type == "siteSearch" => {
    "heading": coalesce(heading, ""),
    intro
  }
`

/** A link to the search field. */
export const siteSearchMarkdown: SectionMarkdown<'siteSearch'> = ({heading}, context) =>
  onPage(heading, searchAnchor, context)
