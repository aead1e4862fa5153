import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineField, defineType} from 'sanity'

import {sameLanguage} from '../objects/same-language'
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
      description: 'One sentence under the button.',
      type: 'string',
    }),
    defineField({
      name: 'privacyPage',
      title: 'Privacy page',
      description: 'Linked from that sentence.',
      type: 'reference',
      to: [{type: 'page'}],
      options: {filter: sameLanguage},
    }),
  ],
  preview: {
    select: {title: 'heading'},
    prepare: ({title}) => ({title, subtitle: 'Call to action'}),
  },
})
