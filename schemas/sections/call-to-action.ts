import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {message} from '../message'
import {headingField, introField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** The final call to action, with the form. */
export const callToAction = defineType({
  name: 'callToAction',
  title: 'Call to action',
  description: 'Where every call to action leads: one last argument, and the form.',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'next',
      title: 'What happens next',
      description: 'Up to three lines beside the form: what the visitor can expect once it’s sent.',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
      validation: (rule) =>
        rule.max(3).error(message('Up to three lines.', 'Trois lignes au plus.')),
    }),
    defineField({
      name: 'person',
      title: 'Who writes back',
      description: 'Named below what happens next.',
      type: 'reference',
      to: [{type: 'author'}],
    }),
    defineField({
      name: 'form',
      title: 'Form',
      description: 'The phone number is required on the demo form, optional on the waitlist form.',
      type: 'string',
      initialValue: 'waitlist',
      options: {
        layout: 'radio',
        list: [
          {value: 'demo', title: 'Book a demo'},
          {value: 'waitlist', title: 'Join the waitlist'},
        ],
      },
      validation: (rule) =>
        rule.required().error(message('Choose the form.', 'Choisissez le formulaire.')),
    }),
    defineField({
      name: 'consent',
      title: 'What happens to the data',
      description:
        'A sentence or two under the button, with links to the terms and the privacy policy.',
      type: 'richText',
    }),
  ],
  initialValue: initialValue({
    en: {heading: 'The argument, once more…', intro: 'What happens after the form is sent…'},
    fr: {
      heading: 'L’argument, une dernière fois…',
      intro: 'Ce qui se passe après l’envoi du formulaire…',
    },
  }),
  preview: listed('Call to action'),
})
