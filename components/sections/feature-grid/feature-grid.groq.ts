export const featureGridFragment = /* groq */ `
  _type == "featureGrid" => {
    heading,
    intro,
    cards[]{_key, ...@->{_id, _type, icon, title, text}}
  }
`
