import {ImageIcon} from '@sanity/icons/Image'
import {defineField, defineType} from 'sanity'

import {message} from '../message'

/** Image with alternative text, focus and crop. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  description: 'An image with the words for those who cannot see it.',
  type: 'image',
  icon: ImageIcon,
  options: {hotspot: true, accept: 'image/*'},
  fields: [
    defineField({
      name: 'alt',
      title: 'Description',
      description:
        'What the picture shows, in the language of the page, for those who cannot see it.',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .error(
            message('A picture needs a description.', 'Une image doit avoir une description.'),
          ),
    }),
  ],
  preview: {select: {title: 'alt', media: 'asset'}},
})
