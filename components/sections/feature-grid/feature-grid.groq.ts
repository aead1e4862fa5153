export const featureGridFragment = /* groq */ `
  _type == "featureGrid" => {
    "heading": coalesce(heading, ""),
    intro,
    "cards": coalesce(
      cards[defined(@->_id)]{
        _key,
        ...@->{_id, _type, icon, "title": coalesce(title, ""), "text": coalesce(text, "")}
      },
      []
    )
  }
`
