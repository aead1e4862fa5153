import {getTranslations} from 'next-intl/server'

import type {Locale} from '@/lib/i18n/locales'
import type {Edit} from '@/lib/sanity/preview/edit'

interface Props {
  /** Group name, unique to each switch on the page. */
  group: string
  saving: string | null
  locale: Locale
  edit: Edit
}

/** Radio buttons for monthly or yearly prices; CSS shows the chosen ones. */
export async function BillingSwitch({group, saving, locale, edit}: Props) {
  const t = await getTranslations({locale, namespace: 'pricing'})
  return (
    <div className="billing">
      <fieldset className="segmented">
        <legend className="visually-hidden">{t('billing')}</legend>
        {(['monthly', 'yearly'] as const).map((billing) => (
          <label key={billing}>
            <input
              type="radio"
              className="visually-hidden"
              name={`billing-${group}`}
              value={billing}
              defaultChecked={billing === 'monthly'}
            />
            {t(billing)}
          </label>
        ))}
      </fieldset>
      {saving && <p {...edit('saving')}>{saving}</p>}
    </div>
  )
}
