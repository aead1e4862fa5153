export const strengthsFragment = /* groq */ `
  _type == "strengths" => {
    heading,
    intro,
    lists[]{_key, title, items}
  }
`
