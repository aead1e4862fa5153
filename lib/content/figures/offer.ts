/** The key of the figure that is the lowest price, in euros, which search engines are told. */
export const startingPriceKey = 'starting-price'

/** The key of the figure that says how long one may try the product. */
export const freeTrialKey = 'free-trial'

/** The key of the figure that is the share of CRM time saved, in percent, with which the calculator computes. */
export const timeSavedKey = 'crm-time-saved'

/** The key of the figure that is the gain from better data, in percent of the savings. */
export const productivityGainKey = 'productivity-gain'
