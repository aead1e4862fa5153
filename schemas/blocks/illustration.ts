import {ImageIcon} from '@sanity/icons/Image'
import {defineField, defineType, type PreviewValue} from 'sanity'

import {pictureField} from '../sections/fields'
import {worded} from '../worded'

interface Selection {
  title?: string
  media?: PreviewValue['media']
}

/** An image with a caption. */
export const illustration = defineType({
  name: 'illustration',
  title: 'Picture',
  description: 'A picture inside a text, with its caption and credit.',
  type: 'object',
  icon: ImageIcon,
  fields: [
    pictureField('Shown at the full width of the text.'),
    defineField({
      name: 'caption',
      title: 'Caption',
      description: 'What the picture shows.',
      type: 'string',
    }),
    defineField({
      name: 'credit',
      title: 'Credit',
      description: 'Who made it. If empty, the credit of the media library is shown.',
      type: 'string',
    }),
  ],
  preview: {
    select: {title: 'caption', media: 'picture'},
    prepare: worded({kind: 'Picture'}, ({title, media}: Selection, {kind}) => ({
      title,
      media,
      subtitle: kind,
    })),
  },
})
