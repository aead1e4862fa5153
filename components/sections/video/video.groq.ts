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
