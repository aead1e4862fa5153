export const callToActionFragment = /* groq */ `
  _type == "callToAction" => {
    heading,
    intro,
    form,
    consent,
    "privacyPage": privacyPage->{language, path}
  }
`
