/** The lowest price in euros, which search engines are told. */
export const startingPriceKey = 'starting-price'

/** How long one may try the product. */
export const freeTrialKey = 'free-trial'

/** The share of CRM time saved, in percent: the calculator computes with it. */
export const timeSavedKey = 'crm-time-saved'

/** The gain from better data, in percent of the time saved: the calculator computes with it. */
export const productivityGainKey = 'productivity-gain'

/** Keys of all figures that the site's code reads. */
export const builtInKeys: ReadonlySet<string> = new Set([
  startingPriceKey,
  freeTrialKey,
  timeSavedKey,
  productivityGainKey,
])
