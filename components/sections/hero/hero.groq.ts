import {linkFragment} from '../../../lib/content/fragments'

export const heroFragment = /* groq */ `
  _type == "hero" => {
    badge,
    title,
    intro,
    links[]{_key, ${linkFragment}},
    cards[]{_key, icon, title, text, note},
    scene{sentence, recordTitle, fields[]{_key, label, value}, footnote}
  }
`
