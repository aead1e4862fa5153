import type {SectionMarkdown} from '@/components/sections/context'
import {list, paragraph} from '@/lib/seo/markdown/write'

import {pictureFragment} from '../../../lib/sanity/fragments'

export const logoWallFragment = /* groq */ `
  _type == "logoWall" => {
    "heading": coalesce(heading, ""),
    "logos": coalesce(logos[defined(@)]{_key, ${pictureFragment}}, [])
  }
`

/** The names of the companies. */
export const logoWallMarkdown: SectionMarkdown<'logoWall'> = ({logos}) =>
  list(...logos.map(({alt}) => alt && paragraph(alt)))
