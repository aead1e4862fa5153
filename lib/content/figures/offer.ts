/** The key of the figure that is the lowest price, in euros, which search engines are told. */
export const startingPriceKey = 'starting-price'

/** The key of the figure that says how long one may try the product. */
export const freeTrialKey = 'free-trial'
