export const badgesFragment = /* groq */ `
  _type == "badges" => {
    "label": coalesce(label, ""),
    items[defined(@)]{_key, icon, "title": coalesce(title, ""), text}
  }
`
