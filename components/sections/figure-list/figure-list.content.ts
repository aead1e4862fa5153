import {figureNoteFragment} from '../../../lib/sanity/fragments'

export const figureListFragment = /* groq */ `
  _type == "figureList" => {
    "heading": coalesce(heading, ""),
    intro,
    "figures": *[_type == "figure" && defined(key) && defined(limits)] | order(key asc){
      ${figureNoteFragment},
      limits,
      "basis": select(basis == "measured" => "measured", basis == "reported" => "reported", "estimated"),
      "before": before->{
        ${figureNoteFragment},
        limits
      }
    },
    "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{_id, _type, betaTesters, betaWeeks}
  }
`
