import {PlayIcon} from '@sanity/icons/Play'
import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {defineArrayMember, defineField} from 'sanity'

import {bilingual, message} from '../bilingual'
import {atMost, required} from '../rules'
import {defineSection} from './define-section'
import {headingField, introField, linksField} from './fields'

export const demo = defineSection({
  name: 'demo',
  title: bilingual('Demo', 'Démo'),
  description: bilingual(
    'What the demo in the hero saves, in figures, and where to go from there.',
    'Ce que la démo de la bannière fait gagner, en chiffres, et où aller ensuite.',
  ),
  icon: PlayIcon,
  fields: [
    headingField,
    introField,
    linksField,
    defineField({
      name: 'gains',
      title: bilingual('Before and after', 'Avant et après'),
      description: bilingual(
        'Up to three figures, set large.',
        'Trois chiffres au plus, en grand.',
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
      heading: 'What it saves…',
      intro: 'What the figures compare…',
    },
    fr: {
      heading: 'Ce qu’on y gagne…',
      intro: 'Ce que comparent les chiffres…',
    },
  },
})
