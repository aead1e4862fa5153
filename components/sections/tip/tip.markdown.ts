import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {linkList} from '@/lib/seo/markdown/context'
import {paragraph, stack} from '@/lib/seo/markdown/write'

/** One piece of advice. */
export const tipMarkdown: SectionMarkdown<'tip'> = ({heading, text, link}, context) =>
  stack(
    openingMarkdown({heading}, context),
    text && paragraph(text),
    link && linkList([link], context),
  )
