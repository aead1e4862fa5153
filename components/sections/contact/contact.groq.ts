export const contactFragment = /* groq */ `
  _type == "contact" => {
    "heading": coalesce(heading, ""),
    text,
    "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
      _id,
      _type,
      "name": coalesce(name, ""),
      company,
      address,
      registrationNumber,
      vatNumber,
      privacyEmail,
      "contactEmail": coalesce(contactEmail, "")
    }
  }
`
