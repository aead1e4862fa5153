/** The GROQ projection of a scene. */
export const sceneFragment = /* groq */ `
  scene{
    sentence,
    isAnswer,
    recordTitle,
    fields[defined(@)]{_key, label, before, value, isRefused, note},
    footnote
  }
`

/** The GROQ projection of an argument or step with its scene. */
export const pointFragment = /* groq */ `
  _key,
  "title": coalesce(title, ""),
  "text": coalesce(text, ""),
  ${sceneFragment}
`
