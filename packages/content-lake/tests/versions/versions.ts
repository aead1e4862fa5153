/** The newest minor of each major of Sanity's client. */
export const clients = ['6.29.1', '7.28.0', '8.15.0'] as const

/** Packages of a site, by name. */
export type Versions = Record<'sanity' | 'nextSanity' | 'next', string>

/**
 * The newest minor of each major of the Studio with a next-sanity for it, oldest first. The newest Studios, 6.17 to
 * 6.19, need a package that the registry lacks.
 */
export const sites: readonly Versions[] = [
  {sanity: '3.99.0', nextSanity: '9.12.3', next: '15.5.29'},
  {sanity: '4.22.1', nextSanity: '10.1.4', next: '15.5.29'},
  {sanity: '5.31.2', nextSanity: '12.4.5', next: '16.4.6'},
  {sanity: '6.16.0', nextSanity: '13.3.4', next: '16.4.6'},
]

/** What every site needs besides. */
export const others = {
  '@sanity/image-url': '2.1.1',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'styled-components': '6.6.0',
}

/** Newer ones of Studio 6's dependencies need what the registry lacks. */
export const overrides = {'@sanity/cli@8': '8.12.0'}

/** What a site on Astro needs. */
export const astro = {
  astro: '7.3.5',
  '@astrojs/react': '7.0.0',
  '@sanity/astro': '3.5.1',
  '@sanity/client': '8.15.0',
}
