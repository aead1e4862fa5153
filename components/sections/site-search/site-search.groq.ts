export const siteSearchFragment = /* groq */ `
  _type == "siteSearch" => {
    "heading": coalesce(heading, ""),
    intro
  }
`
