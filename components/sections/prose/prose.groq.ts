import {drawingFragment} from '../../../lib/sanity/fragments'
import {longTextFragment} from '../../blocks/manifest'

export const proseFragment = /* groq */ `
  _type == "prose" => {
    heading,
    drawing{${drawingFragment}},
    "body": coalesce(body[defined(_type)]{${longTextFragment}}, [])
  }
`
