/** Where a link leads; `resolveLink` turns it into a URL. */
const destinationFragment = /* groq */ `
  kind,
  url,
  "page": page->{language, path}
`

export const linkFragment = /* groq */ `
  label,
  ${destinationFragment}
`

/** What is needed to write a figure in a language. */
export const figureFragment = /* groq */ `
  key,
  value,
  upTo,
  prefix,
  suffix
`

export const richTextFragment = /* groq */ `
  ...,
  children[]{
    ...,
    _type == "figureReference" => {"figure": figure->{${figureFragment}}}
  },
  markDefs[]{
    ...,
    _type == "textLink" => {${destinationFragment}}
  }
`

/**
 * What is needed to show a picture in any size: the asset, whose id holds its dimensions, focus and crop, and a preview
 * where the picture will cover it.
 */
export const pictureFragment = /* groq */ `
  alt,
  crop,
  hotspot,
  "asset": asset->{_id, "preview": select(metadata.isOpaque => metadata.lqip)}
`
