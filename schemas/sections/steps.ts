import {OlistIcon} from '@sanity/icons/Olist'
import {defineArrayMember, defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {atLeastOne} from '../rules'
import {defineSection} from './define-section'
import {headingField, introField} from './fields'

const title = bilingual('Steps', 'Étapes')

export const steps = defineSection({
  name: 'steps',
  title,
  description: bilingual(
    'What happens first, second and third.',
    'Ce qui se passe d’abord, puis ensuite, et à la fin.',
  ),
  icon: OlistIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'steps',
      title,
      description: bilingual(
        'In order; the site numbers them. If only the last has a scene, a drawn voice leads to it.',
        'Dans l’ordre ; le site les numérote. Si seule la dernière a une scène, une voix dessinée y mène.',
      ),
      type: 'array',
      of: [defineArrayMember({type: 'point'})],
      validation: atLeastOne,
    }),
  ],
  initialValue: {
    en: {
      heading: 'How it works, in three steps',
      steps: [
        {
          _type: 'point',
          title: 'What the reader does first…',
          text: 'What it takes, and how long…',
        },
        {_type: 'point', title: 'What happens then…', text: 'What the reader sees…'},
        {_type: 'point', title: 'What they have in the end…', text: 'What has changed for them…'},
      ],
    },
    fr: {
      heading: 'Comment ça marche, en trois étapes',
      steps: [
        {
          _type: 'point',
          title: 'Ce que le lecteur fait d’abord…',
          text: 'Ce qu’il lui faut, et combien de temps…',
        },
        {_type: 'point', title: 'Ce qui se passe ensuite…', text: 'Ce que le lecteur voit…'},
        {_type: 'point', title: 'Ce qu’il a au bout du compte…', text: 'Ce qui a changé pour lui…'},
      ],
    },
  },
  preview: {list: 'steps'},
})
