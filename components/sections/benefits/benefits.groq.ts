export const benefitsFragment = /* groq */ `
  _type == "benefits" => {
    "heading": coalesce(heading, ""),
    intro,
    "items": coalesce(items[defined(@)]{_key, icon, "title": coalesce(title, ""), text}, [])
  }
`
