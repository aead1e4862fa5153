import {PlayIcon} from '@sanity/icons/Play'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {headingField, introField, linksField} from './fields'

/** A sentence of a rep becomes changes of a CRM record, before the eyes of the visitor. */
export const demo = defineType({
  name: 'demo',
  title: 'Demo',
  type: 'object',
  icon: PlayIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'examples',
      title: 'Sentences',
      description: 'What a visitor may pick. Put names and amounts in [brackets].',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'demoExample',
          title: 'Sentence',
          type: 'object',
          fields: [
            defineField({
              name: 'sentence',
              title: 'Sentence',
              description: 'Put what a language model must not see in [brackets].',
              type: 'string',
              validation: (rule) => rule.required().error('Write the sentence.'),
            }),
            defineField({
              name: 'crm',
              title: 'CRM',
              description: 'Whose record is shown.',
              type: 'string',
              options: {
                layout: 'radio',
                list: [
                  {value: 'salesforce', title: 'Salesforce'},
                  {value: 'hubspot', title: 'HubSpot'},
                ],
              },
              validation: (rule) => rule.required().error('Choose the CRM.'),
            }),
          ],
          preview: {select: {title: 'sentence', subtitle: 'crm'}},
        }),
      ],
      validation: (rule) => rule.required().min(1).error('Write at least one.'),
    }),
    linksField,
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Demo'})},
})
