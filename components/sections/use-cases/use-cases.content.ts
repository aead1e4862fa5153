export const useCasesFragment = /* groq */ `
  _type == "useCases" => {
    "heading": coalesce(heading, ""),
    intro,
    "cases": coalesce(cases[defined(@)]{_key, "title": coalesce(title, ""), text, example}, [])
  }
`
