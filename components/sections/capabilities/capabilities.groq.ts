export const capabilitiesFragment = /* groq */ `
  _type == "capabilities" => {
    heading,
    intro,
    items[]{_key, title, text, soon}
  }
`
