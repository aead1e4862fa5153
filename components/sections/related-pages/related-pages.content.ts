import type {SectionMarkdown} from '@/components/sections/context'
import {absoluteLink} from '@/lib/seo/markdown/context'
import {list, paragraph} from '@/lib/seo/markdown/write'

import {documentPathsFragment, seoDescription} from '../../../lib/sanity/fragments'

export const relatedPagesFragment = /* groq */ `
  _type == "relatedPages" => {
    "heading": coalesce(heading, ""),
    "pages": coalesce(
      pages[defined(@->_id)]{
        _key,
        ...@->{
          _id,
          _type,
          ${documentPathsFragment},
          "title": coalesce(title, ""),
          "description": coalesce(summary, ${seoDescription})
        }
      },
      []
    )
  }
`

/** Links to read on, each with its description. */
export const relatedPagesMarkdown: SectionMarkdown<'relatedPages'> = ({pages}, context) =>
  list(
    ...pages.map((page) => {
      const {title, description} = page
      const href = absoluteLink({kind: 'page', url: null, page}, context)
      if (!href) return null
      const name = paragraph({text: title, href})
      const value = paragraph(description)
      return description ? context.t('markdown.pair', {name, value}) : name
    }),
  )
