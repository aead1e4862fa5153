export const strengthsFragment = /* groq */ `
  _type == "strengths" => {
    "heading": coalesce(heading, ""),
    intro,
    "lists": coalesce(
      lists[defined(@)]{_key, "title": coalesce(title, ""), "items": coalesce(items[defined(@)], [])},
      []
    )
  }
`
