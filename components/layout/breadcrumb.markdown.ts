import type {SectionMarkdownContext} from '@/components/sections/context'
import {breadcrumbOf} from '@/lib/routing/breadcrumb'
import {absoluteUrl} from '@/lib/seo/absolute-url'
import {paragraph} from '@/lib/seo/markdown/write'

/** Breadcrumb from the home page through the parent page. */
export function breadcrumbMarkdown({locale, page}: SectionMarkdownContext): string {
  const above = breadcrumbOf(locale, page).slice(0, -1)
  const links = above.flatMap(({label, href}) => [{text: label, href: absoluteUrl(href)}, ' › '])
  return paragraph(...links, page.title)
}
