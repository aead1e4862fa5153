import {longTextMarkdown} from '@/components/blocks/long-text.markdown'
import type {SectionMarkdown} from '@/components/sections/context'

import {drawingFragment} from '../../../lib/sanity/fragments'
import {longTextFragment} from '../../blocks/content'

export const proseFragment = /* groq */ `
  _type == "prose" => {
    heading,
    drawing{${drawingFragment}},
    "body": coalesce(body[defined(_type)]{${longTextFragment}}, [])
  }
`

/** A long text. */
export const proseMarkdown: SectionMarkdown<'prose'> = ({_key, heading, body}, context) =>
  longTextMarkdown(body, {
    ...context,
    prefix: `${_key}-`,
    top: heading && context.level === 2 ? 3 : 2,
  })
