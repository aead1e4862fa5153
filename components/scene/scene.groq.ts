/** What a scene shows. */
export const sceneFragment = /* groq */ `
  scene{
    sentence,
    isAnswer,
    recordTitle,
    fields[defined(@)]{_key, label, before, value, isRefused, note},
    footnote
  }
`

/** An argument or a step, with its scene. */
export const pointFragment = /* groq */ `
  _key,
  "title": coalesce(title, ""),
  "text": coalesce(text, ""),
  ${sceneFragment}
`
