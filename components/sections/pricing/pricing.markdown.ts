import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {linkList} from '@/lib/seo/markdown/context'
import {heading, list, paragraph, stack} from '@/lib/seo/markdown/write'

import {priceFormat, pricesOf} from './prices'

/** Plans with all their prices. */
export const pricingMarkdown: SectionMarkdown<'pricing'> = (section, context) => {
  const {locale, t} = context
  const format = priceFormat(section.currency, locale)
  const plans = section.plans.map((plan) => {
    const prices = pricesOf(plan).map(
      ({billing, price}) => `${format(price)} ${t(`pricing.per.${billing}`)}`,
    )
    const price = prices.join(' · ') || (plan.link && t('pricing.onRequest'))
    return stack(
      heading(3, plan.title),
      plan.badge && paragraph(plan.badge),
      plan.text && paragraph(plan.text),
      price && paragraph({text: price, strong: true}),
      list(...plan.features.map((feature) => paragraph(feature))),
      plan.link && linkList([plan.link], context),
    )
  })
  const {saving, note} = section
  return stack(
    openingMarkdown(section, context),
    saving && paragraph(saving),
    ...plans,
    note && paragraph(note),
  )
}
