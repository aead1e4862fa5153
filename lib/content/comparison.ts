/** The most products that a comparison has, ours included: so many a phone's segmented control can name. */
export const mostProducts = 5
