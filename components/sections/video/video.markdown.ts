import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {pictureMarkdown} from '@/components/ui/picture/picture.markdown'
import {fileUrl} from '@/lib/sanity/assets'
import {paragraph, stack} from '@/lib/seo/markdown/write'
import {allowedHref} from '@/lib/urls/links'

/** The video's poster image, and its address. */
export const videoMarkdown: SectionMarkdown<'video'> = (section, context) => {
  const {picture, file, url} = section
  const href = fileUrl(file) ?? allowedHref(url)
  return stack(
    openingMarkdown(section, context),
    picture && pictureMarkdown(picture),
    href && paragraph({text: context.t('video.watch'), href}),
  )
}
