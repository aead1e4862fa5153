export const siteSearchFragment = /* groq */ `
  _type == "siteSearch" => {
    heading,
    intro
  }
`
