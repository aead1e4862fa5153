import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {onPage} from '@/lib/seo/markdown/context'
import {stack} from '@/lib/seo/markdown/write'
import {searchAnchor} from '@/lib/urls/paths'

/** Link to the search field. */
export const siteSearchMarkdown: SectionMarkdown<'siteSearch'> = (section, context) =>
  stack(openingMarkdown(section, context), onPage(section.heading, searchAnchor, context))
