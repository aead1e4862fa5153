export const changelogFragment = /* groq */ `
  _type == "changelog" => {
    "heading": coalesce(heading, ""),
    intro,
    "entries": coalesce(
      entries[defined(@)]{_key, "date": coalesce(date, ""), "title": coalesce(title, ""), "text": coalesce(text, "")},
      []
    )
  }
`
