import {figureNoteFragment} from '../../../lib/sanity/fragments'

export const figureListFragment = /* groq */ `
  _type == "figureList" => {
    "heading": coalesce(heading, ""),
    intro,
    "figures": *[_type == "figure" && defined(key) && defined(limits)] | order(source.en asc, key asc){
      ${figureNoteFragment},
      limits
    }
  }
`
