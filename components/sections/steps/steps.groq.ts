export const stepsFragment = /* groq */ `
  _type == "steps" => {
    "heading": coalesce(heading, ""),
    intro,
    "steps": coalesce(
      steps[defined(@)]{_key, "title": coalesce(title, ""), "text": coalesce(text, "")},
      []
    )
  }
`
