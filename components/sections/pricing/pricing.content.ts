import type {SectionMarkdown} from '@/components/sections/context'
import {linkList} from '@/lib/seo/markdown/context'
import {heading, list, paragraph, stack} from '@/lib/seo/markdown/write'

import {linkFragment} from '../../../lib/sanity/fragments'
import {priceFormat, pricesOf, withoutPrice} from './prices'

export const pricingFragment = /* groq */ `
  _type == "pricing" => {
    heading,
    intro,
    "currency": select(currency == "USD" => "USD", currency == "GBP" => "GBP", "EUR"),
    "plans": coalesce(
      plans[defined(@)]{
        _key,
        badge,
        "title": coalesce(title, ""),
        text,
        "monthly": select(monthly < 0 => null, monthly),
        "yearly": select(yearly < 0 => null, yearly),
        priceText,
        "freeDays": select(freeDays >= 1 && freeDays <= 60 => round(freeDays)),
        "isPriced": defined(monthly) || defined(yearly),
        "features": coalesce(features[defined(@)], []),
        link{${linkFragment}}
      },
      []
    ),
    saving,
    note
  }
`

/** Plans with all their prices. */
export const pricingMarkdown: SectionMarkdown<'pricing'> = (section, context) => {
  const {locale, t} = context
  const format = priceFormat(section.currency, locale)
  const plans = section.plans.map((plan) => {
    const prices = pricesOf(plan).map(
      ({billing, price}) => `${format(price)} ${t(`pricing.per.${billing}`)}`,
    )
    const price = prices.join(' · ') || withoutPrice(plan, t('pricing.onRequest'))
    return stack(
      heading(context.level + (section.heading ? 1 : 0), plan.title),
      plan.badge && paragraph(plan.badge),
      plan.text && paragraph(plan.text),
      price && paragraph({text: price, strong: true}),
      plan.freeDays !== null && paragraph(t('pricing.freeDays', {count: plan.freeDays})),
      list(...plan.features.map((feature) => paragraph(feature))),
      plan.link && linkList([plan.link], context),
    )
  })
  const {saving, note} = section
  return stack(saving && paragraph(saving), ...plans, note && paragraph(note))
}
