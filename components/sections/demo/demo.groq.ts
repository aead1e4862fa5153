import {figureNoteFragment, linkFragment} from '../../../lib/sanity/fragments'

export const demoFragment = /* groq */ `
  _type == "demo" => {
    "heading": coalesce(heading, ""),
    intro,
    "examples": coalesce(
      examples[defined(@)]{
        _key,
        "sentence": coalesce(sentence, ""),
        "crm": select(crm == "salesforce" => "salesforce", "hubspot")
      },
      []
    ),
    links[defined(@)]{_key, ${linkFragment}},
    "gains": coalesce(
      gains[defined(@)]{
        _key,
        share,
        "figure": figure->{${figureNoteFragment}},
        "before": before->{${figureNoteFragment}}
      },
      []
    )
  }
`
