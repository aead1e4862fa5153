/** The lowest price in euros, for structured data. */
export const startingPriceKey = 'starting-price'

/** The length of the free trial. */
export const freeTrialKey = 'free-trial'

/** CRM time saved, in percent; an input of the calculator. */
export const timeSavedKey = 'crm-time-saved'

/** Gain from better data, in percent of the time saved; an input of the calculator. */
export const productivityGainKey = 'productivity-gain'

/** Keys of all figures that the site's code reads. */
export const builtInKeys: ReadonlySet<string> = new Set([
  startingPriceKey,
  freeTrialKey,
  timeSavedKey,
  productivityGainKey,
])
