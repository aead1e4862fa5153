/** Maximum products in a comparison, ours included: more do not fit a phone's segmented control. */
export const mostProducts = 5
