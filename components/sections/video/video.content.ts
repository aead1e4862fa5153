import {pictureMarkdown} from '@/components/markdown/parts'
import type {SectionMarkdown} from '@/components/sections/context'
import {fileUrl} from '@/lib/sanity/assets'
import {paragraph, stack} from '@/lib/seo/markdown/write'
import {allowedHref} from '@/lib/urls/links'

import {pictureFragment} from '../../../lib/sanity/fragments'

export const videoFragment = /* groq */ `
  _type == "video" => {
    "heading": coalesce(heading, ""),
    intro,
    picture{${pictureFragment}},
    "file": file.asset->{_id, mimeType},
    "captions": captions.asset->{_id},
    url,
    publishedAt
  }
`

/** The video's poster image, and its address. */
export const videoMarkdown: SectionMarkdown<'video'> = ({picture, file, url}, context) => {
  const href = fileUrl(file) ?? allowedHref(url)
  return stack(
    picture && pictureMarkdown(picture),
    href && paragraph({text: context.t('video.watch'), href}),
  )
}
