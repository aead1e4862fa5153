export const benefitsFragment = /* groq */ `
  _type == "benefits" => {
    heading,
    intro,
    items[]{_key, icon, title, text}
  }
`
