export const exitPopupFragment = /* groq */ `
  _type == "exitPopup" => {
    heading,
    text,
    acceptLabel,
    declineLabel
  }
`
