import type {SectionMarkdownContext} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import type {Section} from '@/lib/content/types'
import {linkList} from '@/lib/seo/markdown/context'
import {paragraph, stack} from '@/lib/seo/markdown/write'

/** One piece of advice. */
export function tipMarkdown(section: Section<'tip'>, context: SectionMarkdownContext): string {
  const {heading, text, link} = section
  return stack(
    openingMarkdown({heading}, context),
    text && paragraph(text),
    link && linkList([link], context),
  )
}
