export const contactFragment = /* groq */ `
  _type == "contact" => {
    heading,
    text,
    "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
      _id,
      _type,
      name,
      company,
      address,
      privacyEmail,
      contactEmail
    }
  }
`
