import {PlayIcon} from '@sanity/icons/Play'
import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {defineArrayMember, defineField} from 'sanity'

import {bilingual, message} from '../bilingual'
import {radio} from '../objects/radio'
import {atMost, required} from '../rules'
import {defineSection} from './define-section'
import {headingField, introField, linksField, itemsField} from './fields'

export const demo = defineSection({
  name: 'demo',
  title: bilingual('Demo', 'Démo'),
  description: bilingual(
    'A rep’s sentence updates a CRM record while the visitor watches.',
    'La phrase d’un commercial met à jour un enregistrement du CRM, sous les yeux du visiteur.',
  ),
  icon: PlayIcon,
  fields: [
    headingField,
    introField,
    itemsField({
      name: 'examples',
      title: bilingual('Sentences', 'Phrases'),
      description: bilingual(
        'What visitors can pick from. Put names and amounts in [brackets].',
        'Celles que le visiteur peut choisir. Mettez les noms et les montants entre [crochets].',
      ),
      item: {
        name: 'demoExample',
        title: bilingual('Sentence', 'Phrase'),
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
            validation: required('Write the sentence.', 'Écrivez la phrase.'),
          }),
          defineField({
            name: 'crm',
            title: bilingual('CRM', 'CRM'),
            description: bilingual(
              'The CRM whose record is shown.',
              'Le CRM dont l’enregistrement est affiché.',
            ),
            type: 'string',
            options: radio({
              salesforce: bilingual('Salesforce', 'Salesforce'),
              hubspot: bilingual('HubSpot', 'HubSpot'),
            }),
            validation: required('Choose the CRM.', 'Choisissez le CRM.'),
          }),
        ],
        preview: {select: {title: 'sentence', subtitle: 'crm'}},
      },
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
              validation: required('Choose the figure.', 'Choisissez le chiffre.'),
            }),
            defineField({
              name: 'before',
              title: bilingual('Figure before', 'Chiffre d’avant'),
              description: bilingual(
                'The same by hand, named beside the dark bar. Optional.',
                'La même chose au clavier, à côté de la barre sombre. Facultatif.',
              ),
              type: 'reference',
              to: [{type: 'figure'}],
            }),
            defineField({
              name: 'share',
              title: bilingual('Bar', 'Barre'),
              description: bilingual(
                'Length of the green bar compared with the dark one, in percent. Leave empty to hide both.',
                'Longueur de la barre verte par rapport à la sombre, en pourcentage. Laissez vide pour masquer les deux.',
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
      validation: atMost(3, 'Up to three figures.', 'Trois chiffres au plus.'),
    }),
  ],
  initialValue: {
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
  },
  preview: {list: 'examples'},
})
