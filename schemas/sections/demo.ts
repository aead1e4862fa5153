import {PlayIcon} from '@sanity/icons/Play'
import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {bilingual, message} from '../bilingual'
import {typePreview} from '../objects/type-preview'
import {atLeastOne, headingField, introField, linksField} from './fields'
import {initialValue} from './initial-value'

const title = bilingual('Demo', 'Démo')

/** Demo: a rep's sentence becomes changes of a CRM record. */
export const demo = defineType({
  name: 'demo',
  title,
  description: bilingual(
    'A rep’s sentence updates a CRM record while the visitor watches.',
    'La phrase d’un commercial met à jour un enregistrement du CRM, sous les yeux du visiteur.',
  ),
  type: 'object',
  icon: PlayIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'examples',
      title: bilingual('Sentences', 'Phrases'),
      description: bilingual(
        'What visitors can pick from. Put names and amounts in [brackets].',
        'Celles que le visiteur peut choisir. Mettez les noms et les montants entre [crochets].',
      ),
      type: 'array',
      of: [
        defineArrayMember({
          name: 'demoExample',
          title: bilingual('Sentence', 'Phrase'),
          type: 'object',
          icon: PlayIcon,
          fields: [
            defineField({
              name: 'sentence',
              title: bilingual('Sentence', 'Phrase'),
              description: bilingual(
                'Put anything the language model must not see in [brackets].',
                'Mettez entre [crochets] ce que le modèle de langage ne doit pas voir.',
              ),
              type: 'string',
              validation: (rule) =>
                rule.required().error(message('Write the sentence.', 'Écrivez la phrase.')),
            }),
            defineField({
              name: 'crm',
              title: bilingual('CRM', 'CRM'),
              description: bilingual(
                'The CRM whose record is shown.',
                'Le CRM dont l’enregistrement est affiché.',
              ),
              type: 'string',
              options: {
                layout: 'radio',
                list: [
                  {value: 'salesforce', title: bilingual('Salesforce', 'Salesforce')},
                  {value: 'hubspot', title: bilingual('HubSpot', 'HubSpot')},
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
      title: bilingual('Before and after', 'Avant et après'),
      description: bilingual(
        'Up to three figures, set large below the demo.',
        'Trois chiffres au plus, en grand sous la démo.',
      ),
      type: 'array',
      of: [
        defineArrayMember({
          name: 'gain',
          title: bilingual('Gain', 'Gain'),
          type: 'object',
          icon: TrendUpwardIcon,
          fields: [
            defineField({
              name: 'figure',
              title: bilingual('Figure', 'Chiffre'),
              description: bilingual('What’s gained.', 'Ce qu’on gagne.'),
              type: 'reference',
              to: [{type: 'figure'}],
              validation: (rule) =>
                rule.required().error(message('Choose the figure.', 'Choisissez le chiffre.')),
            }),
            defineField({
              name: 'before',
              title: bilingual('Figure before', 'Chiffre d’avant'),
              description: bilingual(
                'Written on the bar before. Optional.',
                'Écrit sur la barre d’avant. Facultatif.',
              ),
              type: 'reference',
              to: [{type: 'figure'}],
            }),
            defineField({
              name: 'share',
              title: bilingual('Bar', 'Barre'),
              description: bilingual(
                'How long the bar is, in percent of the bar before. Empty for no bars.',
                'Longueur de la barre, en pourcentage de la barre d’avant. Vide : sans barres.',
              ),
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
  preview: typePreview(title, {list: 'examples'}),
})
