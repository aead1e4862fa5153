import {BlockquoteIcon} from '@sanity/icons/Blockquote'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {message} from '../message'
import {atLeastOne, headingField, introField, personNameField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** What customers say, in their own words. */
export const testimonials = defineType({
  name: 'testimonials',
  title: 'Testimonials',
  description: 'What customers say, with their names.',
  type: 'object',
  icon: BlockquoteIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'items',
      title: 'Testimonials',
      description: 'One is set large; two or three stand side by side.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'testimonial',
          title: 'Testimonial',
          type: 'object',
          icon: BlockquoteIcon,
          fields: [
            defineField({
              name: 'quote',
              title: 'Quote',
              description: 'Their own words, without quotation marks. Ask before you publish them.',
              type: 'text',
              rows: 4,
              validation: (rule) =>
                rule
                  .required()
                  .max(400)
                  .error(
                    message(
                      'Write what they said, in up to 400 characters.',
                      'Écrivez ce que la personne a dit, en 400 caractères au plus.',
                    ),
                  ),
            }),
            personNameField,
            defineField({
              name: 'role',
              title: 'Role',
              description: 'What they do, and for which company.',
              type: 'string',
            }),
            defineField({
              name: 'portrait',
              title: 'Portrait',
              description: 'A photo, cropped to a square around the focus point.',
              type: 'picture',
            }),
          ],
          preview: {select: {title: 'name', subtitle: 'quote', media: 'portrait'}},
        }),
      ],
      validation: atLeastOne,
    }),
  ],
  initialValue: initialValue({
    en: {
      heading: 'What customers say…',
      items: [
        {
          _type: 'testimonial',
          quote: 'What has changed for them, in their own words…',
          name: 'Their name…',
          role: 'Their job and company…',
        },
        {
          _type: 'testimonial',
          quote: 'What they feared before, and what happened…',
          name: 'Their name…',
          role: 'Their job and company…',
        },
      ],
    },
    fr: {
      heading: 'Ce qu’en disent les clients…',
      items: [
        {
          _type: 'testimonial',
          quote: 'Ce qui a changé pour cette personne, avec ses mots…',
          name: 'Son nom…',
          role: 'Sa fonction et son entreprise…',
        },
        {
          _type: 'testimonial',
          quote: 'Ce qu’elle craignait, et ce qui s’est passé…',
          name: 'Son nom…',
          role: 'Sa fonction et son entreprise…',
        },
      ],
    },
  }),
  preview: listed('Testimonials', {list: 'items'}),
})
