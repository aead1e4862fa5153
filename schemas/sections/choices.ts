import {SplitVerticalIcon} from '@sanity/icons/SplitVertical'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {typePreview} from '../objects/type-preview'
import {atLeastOne, headingField, introField, textField, titleField} from './fields'
import {initialValue} from './initial-value'

const title = bilingual('Choices', 'Choix')

/** Which product suits whom. */
export const choices = defineType({
  name: 'choices',
  title,
  description: bilingual(
    'Which product suits whom, stated fairly.',
    'Quel produit convient à qui, dit honnêtement.',
  ),
  type: 'object',
  icon: SplitVerticalIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'items',
      title: title,
      description: bilingual('One per product.', 'Un par produit.'),
      type: 'array',
      of: [
        defineArrayMember({
          name: 'choice',
          title: bilingual('Choice', 'Choix'),
          type: 'object',
          icon: SplitVerticalIcon,
          fields: [
            titleField,
            textField,
            defineField({
              name: 'link',
              title: bilingual('Link', 'Lien'),
              description: bilingual('Where to read more.', 'Où en lire davantage.'),
              type: 'link',
            }),
          ],
          preview: {select: {title: 'title', subtitle: 'text'}},
        }),
      ],
      validation: atLeastOne,
    }),
  ],
  initialValue: initialValue({
    en: {
      heading: 'Which one suits you…',
      items: [
        {_type: 'choice', title: 'Choose the other one if…', text: 'The reason, said fairly…'},
        {_type: 'choice', title: 'Choose ours if…', text: 'The reason, said fairly…'},
      ],
    },
    fr: {
      heading: 'Lequel vous convient…',
      items: [
        {_type: 'choice', title: 'Choisissez l’autre si…', text: 'La raison, dite honnêtement…'},
        {_type: 'choice', title: 'Choisissez le nôtre si…', text: 'La raison, dite honnêtement…'},
      ],
    },
  }),
  preview: typePreview(title, {list: 'items'}),
})
