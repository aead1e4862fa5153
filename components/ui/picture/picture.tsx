import {mayMove, pictureSources} from '@/lib/sanity/assets'
import type {EditAttributes} from '@/lib/sanity/preview/edit'
import type {PictureContent} from '@/lib/sanity/types'

interface Props extends EditAttributes {
  picture: PictureContent
  /** Widths to offer, in pixels. */
  widths: readonly number[]
  /** The `sizes` attribute. */
  sizes: string
  /** Width divided by height; defaults to the image's own. */
  ratio?: number
}

/** An image from the Content Lake in the right size, with a blurred preview; an animation stands still on request. */
export function Picture({picture, widths, sizes, ratio, ...edit}: Props) {
  const sources = pictureSources(picture, widths, {ratio})
  if (!sources) return null
  const preview = picture.asset?.preview
  const image = (
    // The Content Lake's own pipeline does what next/image would do, and no script reaches the browser.
    // oxlint-disable-next-line nextjs/no-img-element
    <img
      {...sources}
      sizes={sizes}
      alt={picture.alt}
      loading="lazy"
      decoding="async"
      style={preview ? {background: `center / cover url(${preview})`} : undefined}
      {...edit}
    />
  )
  const still = mayMove(picture) && pictureSources(picture, widths, {ratio, still: true})
  if (!still) return image
  return (
    <picture>
      <source media="(prefers-reduced-motion: reduce)" srcSet={still.srcSet} sizes={sizes} />
      {image}
    </picture>
  )
}
