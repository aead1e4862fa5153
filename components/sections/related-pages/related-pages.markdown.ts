import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {absoluteLink} from '@/lib/seo/markdown/context'
import {list, paragraph, stack} from '@/lib/seo/markdown/write'

/** Links to read on. */
export const relatedPagesMarkdown: SectionMarkdown<'relatedPages'> = (section, context) => {
  const {heading, pages} = section
  const {t} = context
  return stack(
    openingMarkdown({heading}, context),
    list(
      ...pages.map((page) => {
        const href = absoluteLink({kind: 'page', url: null, page}, context)
        const {title, description} = page
        if (!href) return null
        const link = paragraph({text: title, href})
        return description ? t('markdown.pair', {name: link, value: paragraph(description)}) : link
      }),
    ),
  )
}
