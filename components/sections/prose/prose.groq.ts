import {longTextFragment} from '../../blocks/manifest'

export const proseFragment = /* groq */ `
  _type == "prose" => {
    heading,
    "body": coalesce(body[defined(_type)]{${longTextFragment}}, [])
  }
`
