import {linkFragment} from '../../../lib/sanity/fragments'

export const pricingFragment = /* groq */ `
  _type == "pricing" => {
    "heading": coalesce(heading, ""),
    intro,
    "currency": select(currency == "USD" => "USD", currency == "GBP" => "GBP", "EUR"),
    "plans": coalesce(
      plans[defined(@)]{
        _key,
        badge,
        "title": coalesce(title, ""),
        text,
        monthly,
        yearly,
        "features": coalesce(features[defined(@)], []),
        link{${linkFragment}}
      },
      []
    ),
    saving,
    note
  }
`
