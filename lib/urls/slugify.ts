import {fold} from '../i18n/fold'
import {isLocale, languages} from '../i18n/locales'

/** Longest slug that is made of a title; editors may write longer ones. */
const longestSlug = 96

/** Turns a text into a path segment, with symbols as words of its language: `L’été & nous` → `l-ete-et-nous`. */
export function slugify(text: string, language: string): string {
  const {symbolWords} = languages[isLocale(language) ? language : 'en']
  const spoken = Object.entries(symbolWords).reduce(
    (changed, [symbol, word]) => changed.replaceAll(symbol, ` ${word} `),
    text,
  )
  return fold(spoken)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longestSlug)
    .replace(/-$/, '')
}
