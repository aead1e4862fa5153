export const featureGridFragment = /* groq */ `
  _type == "featureGrid" => {
    heading,
    intro,
    cards[]->{_id, icon, title, text}
  }
`
