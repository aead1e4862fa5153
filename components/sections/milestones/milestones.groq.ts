export const milestonesFragment = /* groq */ `
  _type == "milestones" => {
    heading,
    intro,
    cards[]{_key, label, title, text}
  }
`
