export const useCasesFragment = /* groq */ `
  _type == "useCases" => {
    heading,
    intro,
    cases[]{_key, title, text, example}
  }
`
