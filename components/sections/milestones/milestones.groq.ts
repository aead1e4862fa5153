export const milestonesFragment = /* groq */ `
  _type == "milestones" => {
    "heading": coalesce(heading, ""),
    intro,
    "cards": coalesce(cards[defined(@)]{_key, label, "title": coalesce(title, ""), text}, [])
  }
`
