import {PlayIcon} from '@sanity/icons/Play'
import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {message} from '../message'
import {atLeastOne, headingField, introField, linksField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** Demo: a rep's sentence becomes changes of a CRM record. */
export const demo = defineType({
  name: 'demo',
  title: 'Demo',
  description: 'A rep’s sentence updates a CRM record while the visitor watches.',
  type: 'object',
  icon: PlayIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'examples',
      title: 'Sentences',
      description: 'What visitors can pick from. Put names and amounts in [brackets].',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'demoExample',
          title: 'Sentence',
          type: 'object',
          icon: PlayIcon,
          fields: [
            defineField({
              name: 'sentence',
              title: 'Sentence',
              description: 'Put anything the language model must not see in [brackets].',
              type: 'string',
              validation: (rule) =>
                rule.required().error(message('Write the sentence.', 'Écrivez la phrase.')),
            }),
            defineField({
              name: 'crm',
              title: 'CRM',
              description: 'The CRM whose record is shown.',
              type: 'string',
              options: {
                layout: 'radio',
                list: [
                  {value: 'salesforce', title: 'Salesforce'},
                  {value: 'hubspot', title: 'HubSpot'},
                ],
              },
              validation: (rule) =>
                rule.required().error(message('Choose the CRM.', 'Choisissez le CRM.')),
            }),
          ],
          preview: {select: {title: 'sentence', subtitle: 'crm'}},
        }),
      ],
      validation: atLeastOne,
    }),
    linksField,
    defineField({
      name: 'gains',
      title: 'Before and after',
      description: 'Up to three figures, set large below the demo.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'gain',
          title: 'Gain',
          type: 'object',
          icon: TrendUpwardIcon,
          fields: [
            defineField({
              name: 'figure',
              title: 'Figure',
              description: 'What’s gained.',
              type: 'reference',
              to: [{type: 'figure'}],
              validation: (rule) =>
                rule.required().error(message('Choose the figure.', 'Choisissez le chiffre.')),
            }),
            defineField({
              name: 'before',
              title: 'Figure before',
              description: 'Written on the bar before. Optional.',
              type: 'reference',
              to: [{type: 'figure'}],
            }),
            defineField({
              name: 'share',
              title: 'Bar',
              description: 'How long the bar is, in percent of the bar before. Empty for no bars.',
              type: 'number',
              validation: (rule) =>
                rule
                  .min(1)
                  .max(100)
                  .error(message('A number from 1 to 100.', 'Un nombre de 1 à 100.')),
            }),
          ],
          preview: {select: {title: 'figure.key', subtitle: 'before.key'}},
        }),
      ],
      validation: (rule) =>
        rule.max(3).error(message('Up to three figures.', 'Trois chiffres au plus.')),
    }),
  ],
  initialValue: initialValue({
    en: {
      heading: 'Try a sentence and see the record change',
      intro: 'What the visitor should look at…',
      examples: [
        {
          _type: 'demoExample',
          sentence: 'Just met [Acme], deal is [$40k], follow up [Tuesday]',
          crm: 'salesforce',
        },
      ],
    },
    fr: {
      heading: 'Essayez une phrase, voyez ce qui change dans le CRM',
      intro: 'Ce que le visiteur doit regarder…',
      examples: [
        {
          _type: 'demoExample',
          sentence:
            'Je viens de rencontrer [Orvane], l’affaire est à [40\u00a0000\u00a0€], je relance [mardi]',
          crm: 'salesforce',
        },
      ],
    },
  }),
  preview: listed('Demo', {list: 'examples'}),
})
