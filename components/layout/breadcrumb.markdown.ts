import type {Locale} from '@/lib/i18n/locales'
import {paragraph} from '@/lib/seo/markdown/write'
import {absoluteUrl} from '@/lib/seo/urls'
import {breadcrumbOf, type TitledPath} from '@/lib/urls/breadcrumb'

interface Context {
  locale: Locale
  page: TitledPath & {parent: TitledPath | null}
}

/** Breadcrumb from the home page through the parent page. */
export function breadcrumbMarkdown({locale, page}: Context): string {
  const above = breadcrumbOf(locale, page).slice(0, -1)
  const links = above.flatMap(({label, href}) => [{text: label, href: absoluteUrl(href)}, ' › '])
  return paragraph(...links, page.title)
}
