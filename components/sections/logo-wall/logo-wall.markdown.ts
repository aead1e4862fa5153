import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {list, paragraph, stack} from '@/lib/seo/markdown/write'

/** The names of the companies. */
export const logoWallMarkdown: SectionMarkdown<'logoWall'> = ({heading, logos}, context) =>
  stack(openingMarkdown({heading}, context), list(...logos.map(({alt}) => alt && paragraph(alt))))
