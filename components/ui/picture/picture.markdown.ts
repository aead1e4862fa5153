import {pictureSources} from '@/lib/sanity/assets'
import type {PictureContent} from '@/lib/sanity/types'
import {image} from '@/lib/seo/markdown/write'

/** In pixels: enough to read details. */
const width = 1200

/** An image with its alternative text, or nothing without an asset. */
export function pictureMarkdown(picture: PictureContent): string {
  const sources = pictureSources(picture, [width])
  return sources ? image(picture.alt, sources.src) : ''
}
