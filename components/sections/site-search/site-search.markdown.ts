import type {SectionMarkdownContext} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {searchAnchor} from '@/lib/i18n/paths'
import {onPage} from '@/lib/markdown/context'
import {stack} from '@/lib/markdown/write'
import type {Section} from '@/lib/sanity/content'

/** Where the field that searches the site is. */
export function siteSearchMarkdown(
  section: Section<'siteSearch'>,
  context: SectionMarkdownContext,
): string {
  return stack(openingMarkdown(section, context), onPage(section.heading, searchAnchor, context))
}
