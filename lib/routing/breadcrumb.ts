import type {Locale} from '../i18n/locales'
import {wordsIn} from '../i18n/words'
import {homePath, pageHref} from './paths'

/** A page's name, as in menus, and its path in the language of its readers. */
export interface Place {
  title: string
  path: string
}

/** One step of the way from the home page to a page. */
export interface Crumb {
  label: string
  href: string
}

/** The way from the home page to a page, which is the last step, through the page above it. */
export function wayTo(locale: Locale, {parent, ...page}: Place & {parent: Place | null}): Crumb[] {
  const home = {title: wordsIn(locale)('navigation.home'), path: homePath}
  return [home, ...(parent ? [parent] : []), page].map(({title, path}) => ({
    label: title,
    href: pageHref(locale, path),
  }))
}
