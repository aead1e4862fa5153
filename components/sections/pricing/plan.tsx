import {getTranslations} from 'next-intl/server'

import type {SectionContext} from '@/components/sections/context'
import {Badge} from '@/components/ui/badge/badge'
import {HeadedText} from '@/components/ui/headed-text/headed-text'
import {Icon} from '@/components/ui/icon/icon'
import {LabeledLink} from '@/components/ui/link/labeled-link'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {type Edit, positionPath} from '@/lib/sanity/preview/edit'
import type {Section} from '@/lib/sanity/types'

import {priceFormat, pricesOf, withoutPrice} from './prices'

interface Props {
  plan: Section<'pricing'>['plans'][number]
  currency: Section<'pricing'>['currency']
  context: SectionContext
  edit: Edit
}

/** The prices of a plan, of which the switch shows one, or that a price is on request, for which it needs a button. */
async function Prices({plan, currency, context, edit}: Props) {
  const t = await getTranslations({locale: context.locale, namespace: 'pricing'})
  const prices = pricesOf(plan)
  if (prices.length === 0) {
    const instead = withoutPrice(plan, t('onRequest'))
    return (
      instead && (
        <p className="price">
          <strong>{instead}</strong>
        </p>
      )
    )
  }
  const format = priceFormat(currency, context.locale)
  return prices.map(({billing, price}) => (
    <p
      key={billing}
      className="price"
      data-billing={prices.length > 1 ? billing : undefined}
      {...edit(billing)}
    >
      <strong>{format(price)}</strong> {t(`per.${billing}`)}
    </p>
  ))
}

/** One plan: name, price, features and button. */
export function Plan(props: Props) {
  const {plan, context, edit} = props
  const {badge, title, text, features, link} = plan
  return (
    <li data-apart={badge ? true : undefined} {...edit()}>
      <div className="name stack">
        {badge && <Badge {...edit('badge')}>{badge}</Badge>}
        <HeadedText heading={title} text={text} level="h3" edit={edit} />
      </div>
      <div>
        <Prices {...props} />
      </div>
      <ul>
        {features.map((feature, position) => (
          <li key={feature} {...edit(positionPath('features', position))}>
            <Icon name="check" />
            <p>
              <NoBreak text={feature} />
            </p>
          </li>
        ))}
      </ul>
      <div>
        <LabeledLink
          link={link}
          context={context}
          variant={badge ? 'primary' : 'quiet'}
          {...edit('link')}
        />
      </div>
    </li>
  )
}
