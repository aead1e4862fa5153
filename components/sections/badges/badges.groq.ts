export const badgesFragment = /* groq */ `
  _type == "badges" => {
    label,
    items[]{_key, icon, title, text}
  }
`
