import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineField, defineType} from 'sanity'

import {headingField, introField} from './fields'

/** Where every call to action leads: the argument once more, and the form. */
export const callToAction = defineType({
  name: 'callToAction',
  title: 'Call to action',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'form',
      title: 'Form',
      description: 'The demo form asks for a phone number, the waitlist form only offers it.',
      type: 'string',
      initialValue: 'waitlist',
      options: {
        layout: 'radio',
        list: [
          {value: 'demo', title: 'Book a demo'},
          {value: 'waitlist', title: 'Join the waitlist'},
        ],
      },
      validation: (rule) => rule.required().error('Choose the form.'),
    }),
    defineField({
      name: 'consent',
      title: 'What happens with the data',
      description:
        'A sentence or two under the button, with links to the terms and the privacy policy.',
      type: 'richText',
    }),
  ],
  preview: {
    select: {title: 'heading'},
    prepare: ({title}) => ({title, subtitle: 'Call to action'}),
  },
})
