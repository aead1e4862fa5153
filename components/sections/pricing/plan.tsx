import {getTranslations} from 'next-intl/server'

import type {SectionContext} from '@/components/sections/context'
import {Badge} from '@/components/ui/badge/badge'
import {HeadedText} from '@/components/ui/headed-text/headed-text'
import {Icon} from '@/components/ui/icon/icon'
import {LabeledLink} from '@/components/ui/link/labeled-link'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {Waveform} from '@/components/ui/waveform/waveform'
import type {Locale} from '@/lib/i18n/locales'
import {type Edit, type EditAttributes, positionPath} from '@/lib/sanity/preview/edit'
import type {Section} from '@/lib/sanity/types'

import {priceFormat, pricesOf, withoutPrice} from './prices'

interface Props {
  plan: Section<'pricing'>['plans'][number]
  currency: Section<'pricing'>['currency']
  context: SectionContext
  edit: Edit
  level: 'h1' | 'h2' | 'h3'
}

/** The prices of a plan, of which the switch shows one, or that a price is on request, for which it needs a button. */
async function Prices({plan, currency, context, edit}: Props) {
  const t = await getTranslations({locale: context.locale, namespace: 'pricing'})
  const prices = pricesOf(plan)
  if (prices.length === 0) {
    const instead = withoutPrice(plan, t('onRequest'))
    return (
      instead && (
        <p className="price" {...edit('priceText')}>
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
      data-free={price === 0 || undefined}
      data-billing={prices.length > 1 ? billing : undefined}
      {...edit(billing)}
    >
      <strong>{format(price)}</strong> {t(`per.${billing}`)}
    </p>
  ))
}

interface FreeDaysProps extends EditAttributes {
  days: number
  seed: string
  locale: Locale
}

/** The free days, a bar each. */
async function FreeDays({days, seed, locale, ...edit}: FreeDaysProps) {
  const t = await getTranslations({locale, namespace: 'pricing'})
  return (
    <div className="days" {...edit}>
      <Waveform seed={seed} count={days} />
      <p className="visually-hidden">{t('freeDays', {count: days})}</p>
      <p className="label" aria-hidden>
        <span>1</span>
        <span>{days}</span>
      </p>
    </div>
  )
}

/** One plan: name, price, features and button. */
export function Plan(props: Props) {
  const {plan, context, edit, level} = props
  const {badge, title, text, features, freeDays, link} = plan
  return (
    <li {...edit()}>
      <div className="name stack">
        {badge && <Badge {...edit('badge')}>{badge}</Badge>}
        <HeadedText heading={title} text={text} level={level} edit={edit} />
      </div>
      <div className="prices">
        <Prices {...props} />
      </div>
      <div>
        {freeDays && (
          <FreeDays days={freeDays} seed={title} locale={context.locale} {...edit('freeDays')} />
        )}
        <ul className="ruled">
          {features.map((feature, position) => (
            <li key={feature} {...edit(positionPath('features', position))}>
              <Icon name="check" />
              <p>
                <NoBreak text={feature} />
              </p>
            </li>
          ))}
        </ul>
      </div>
      <LabeledLink
        link={link}
        context={context}
        variant={badge ? 'primary' : 'quiet'}
        {...edit('link')}
      />
    </li>
  )
}
