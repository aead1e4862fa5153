export const contactFragment = /* groq */ `
  _type == "contact" => {
    heading,
    text,
    "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
      name,
      company,
      address,
      privacyEmail,
      contactEmail
    }
  }
`
