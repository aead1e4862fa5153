export const relatedPagesFragment = /* groq */ `
  _type == "relatedPages" => {
    heading,
    pages[]->{_id, language, path, title, "description": seo.description}
  }
`
