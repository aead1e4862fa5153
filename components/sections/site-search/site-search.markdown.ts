import type {SectionMarkdownContext} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import type {Section} from '@/lib/content/types'
import {searchAnchor} from '@/lib/routing/paths'
import {onPage} from '@/lib/seo/markdown/context'
import {stack} from '@/lib/seo/markdown/write'

/** Where the field that searches the site is. */
export function siteSearchMarkdown(
  section: Section<'siteSearch'>,
  context: SectionMarkdownContext,
): string {
  return stack(openingMarkdown(section, context), onPage(section.heading, searchAnchor, context))
}
