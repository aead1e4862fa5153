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
  const {_key, plans, currency, saving, note} = section
  const hasSwitch = plans.some((plan) => pricesOf(plan).length > 1)
  return (
    <Root aria-labelledby={`${_key}-title`} {...edit()}>
      <div className="frame">
        <Opening section={section} level={heading} edit={edit}>
          {hasSwitch && (
            <BillingSwitch group={_key} saving={saving} locale={context.locale} edit={edit} />
          )}
        </Opening>
        <ul className="plans">
          {plans.map((plan) => (
            <Plan
              key={plan._key}
              plan={plan}
              currency={currency}
              context={context}
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
