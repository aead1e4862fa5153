import {ImageIcon} from '@sanity/icons/Image'
import {defineField, defineType} from 'sanity'

/** A picture inside a text, with its caption. */
export const illustration = defineType({
  name: 'illustration',
  title: 'Picture',
  type: 'object',
  icon: ImageIcon,
  fields: [
    defineField({
      name: 'picture',
      title: 'Picture',
      description: 'Shown as wide as the text.',
      type: 'picture',
      validation: (rule) => rule.required().error('Choose the picture.'),
    }),
    defineField({
      name: 'caption',
      title: 'Caption',
      description: 'What to see in it, and who made it.',
      type: 'string',
    }),
  ],
  preview: {
    select: {title: 'caption', media: 'picture'},
    prepare: ({title, media}) => ({title, media, subtitle: 'Picture'}),
  },
})
