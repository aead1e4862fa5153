import {pictureSources} from '@/lib/content/image'
import type {PictureContent} from '@/lib/content/types'
import {image} from '@/lib/seo/markdown/write'

/** In pixels: enough to read what is in it. */
const width = 1200

/** A picture and the words for it, or nothing without an asset. */
export function pictureMarkdown(picture: PictureContent): string {
  const sources = pictureSources(picture, [width])
  return sources ? image(picture.alt, sources.src) : ''
}
