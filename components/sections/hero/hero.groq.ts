import {linkFragment} from '../../../lib/content/fragments'

export const heroFragment = /* groq */ `
  _type == "hero" => {
    badge,
    "title": coalesce(title, ""),
    intro,
    links[defined(@)]{_key, ${linkFragment}},
    cards[defined(@)]{_key, icon, "title": coalesce(title, ""), text, note},
    scene{sentence, recordTitle, fields[defined(@)]{_key, label, value}, footnote}
  }
`
