export const exitPopupFragment = /* groq */ `
  _type == "exitPopup" => {
    "heading": coalesce(heading, ""),
    text,
    "acceptLabel": coalesce(acceptLabel, ""),
    "declineLabel": coalesce(declineLabel, "")
  }
`
