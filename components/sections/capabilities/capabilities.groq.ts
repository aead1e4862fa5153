export const capabilitiesFragment = /* groq */ `
  _type == "capabilities" => {
    "heading": coalesce(heading, ""),
    intro,
    "items": coalesce(items[defined(@)]{_key, "title": coalesce(title, ""), text, soon}, [])
  }
`
