import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {itemPath, within} from '@/lib/sanity/preview/edit'

import {BillingSwitch} from './billing-switch'
import {Plan} from './plan'
import {pricesOf} from './prices'
import {Root} from './pricing.styles'

/** The plans in ruled columns, and a switch for prices that works without script. */
export function Pricing({section, context, edit, heading}: SectionProps<'pricing'>) {
  const {_key, heading: title, plans, currency, saving, note} = section
  const hasSwitch = plans.some((plan) => pricesOf(plan).length > 1)
  return (
    <Root aria-labelledby={title ? `${_key}-title` : undefined} {...edit()}>
      <div className="frame">
        {title && <Opening section={{...section, heading: title}} level={heading} edit={edit} />}
        {hasSwitch && (
          <BillingSwitch group={_key} saving={saving} locale={context.locale} edit={edit} />
        )}
        <ul className="plans">
          {plans.map((plan) => (
            <Plan
              key={plan._key}
              plan={plan}
              currency={currency}
              context={context}
              level={title ? 'h3' : heading}
              edit={within(edit, itemPath('plans', plan._key))}
            />
          ))}
        </ul>
        {note && (
          <p className="note" {...edit('note')}>
            <NoBreak text={note} />
          </p>
        )}
      </div>
    </Root>
  )
}
