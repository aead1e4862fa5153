export const stepsFragment = /* groq */ `
  _type == "steps" => {
    heading,
    intro,
    steps[]{_key, title, text}
  }
`
