import type {Locale} from '../i18n/locales'
import {translatorFor} from '../i18n/messages'
import {homePath, pageHref} from './paths'

/** A page's title and path. */
export interface TitledPath {
  title: string
  path: string
}

/** One item of a breadcrumb. */
export interface Crumb {
  label: string
  href: string
}

/** The breadcrumb of a page: home, its parent, the page itself. */
export function breadcrumbOf(
  locale: Locale,
  {parent, ...page}: TitledPath & {parent: TitledPath | null},
): Crumb[] {
  const home = {title: translatorFor(locale)('navigation.home'), path: homePath}
  return [home, ...(parent ? [parent] : []), page].map(({title, path}) => ({
    label: title,
    href: pageHref(locale, path),
  }))
}
