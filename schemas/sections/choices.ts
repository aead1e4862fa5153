import {SplitVerticalIcon} from '@sanity/icons/SplitVertical'

import {bilingual} from '../bilingual'
import {defineSection} from './define-section'
import {headingField, introField, itemsField, linkField, textField, titleField} from './fields'

const title = bilingual('Choices', 'Choix')

export const choices = defineSection({
  name: 'choices',
  title,
  description: bilingual(
    'Which product suits whom, stated fairly.',
    'Quel produit convient à qui, dit honnêtement.',
  ),
  icon: SplitVerticalIcon,
  fields: [
    headingField,
    introField,
    itemsField({
      name: 'items',
      title,
      description: bilingual('One per product.', 'Un par produit.'),
      item: {
        name: 'choice',
        title: bilingual('Choice', 'Choix'),
        icon: SplitVerticalIcon,
        fields: [titleField, textField, linkField],
      },
    }),
  ],
  initialValue: {
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
  },
  preview: {list: 'items'},
})
