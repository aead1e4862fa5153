import {pictureFragment} from '../../../lib/sanity/fragments'

export const logoWallFragment = /* groq */ `
  _type == "logoWall" => {
    "heading": coalesce(heading, ""),
    "logos": coalesce(logos[defined(@)]{_key, ${pictureFragment}}, [])
  }
`
