/** The newest minor of each major of Sanity's client that is tried. */
export const clients = ['6.29.1', '7.28.0', '8.15.0'] as const
