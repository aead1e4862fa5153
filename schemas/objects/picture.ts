import {ImageIcon} from '@sanity/icons/Image'
import {defineField, defineType} from 'sanity'

import {message} from '../message'

/** Image with alternative text, focus and crop. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  description: 'An image and its description.',
  type: 'image',
  icon: ImageIcon,
  options: {
    hotspot: {
      previews: [
        {title: 'Square', aspectRatio: 1},
        {title: 'Share card', aspectRatio: 1200 / 630},
      ],
    },
    accept: 'image/*',
  },
  fields: [
    defineField({
      name: 'alt',
      title: 'Description',
      description: 'What the picture shows, in the page’s language, for people who can’t see it.',
      type: 'string',
      validation: (rule) =>
        rule.custom((alt, {parent}) =>
          alt || !(parent as {asset?: unknown} | undefined)?.asset
            ? true
            : message('A picture needs a description.', 'Une image doit avoir une description.'),
        ),
    }),
  ],
  preview: {select: {title: 'alt', media: 'asset'}},
})
