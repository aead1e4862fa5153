import {CheckmarkIcon} from '@sanity/icons/Checkmark'
import {defineField, defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {required, requiredText} from '../rules'

export const point = defineType({
  name: 'point',
  title: bilingual('Point', 'Argument'),
  description: bilingual(
    'A short claim and the sentence that backs it.',
    'Une affirmation courte et la phrase qui l’appuie.',
  ),
  type: 'object',
  icon: CheckmarkIcon,
  fields: [
    defineField({
      name: 'title',
      title: bilingual('Title', 'Titre'),
      description: bilingual(
        'The claim, in eight words or fewer.',
        'L’affirmation, en huit mots au plus.',
      ),
      type: 'string',
      validation: requiredText(80, 'A point needs a title', 'Un argument doit avoir un titre'),
    }),
    defineField({
      name: 'text',
      title: bilingual('Text', 'Texte'),
      description: bilingual(
        'What backs the claim. Write a figure as {{key}}.',
        'Ce qui appuie l’affirmation. Écrivez un chiffre sous la forme {{clé}}.',
      ),
      type: 'text',
      rows: 3,
      validation: required('Write what backs the claim.', 'Écrivez ce qui appuie l’affirmation.'),
    }),
    defineField({
      name: 'scene',
      title: bilingual('Scene', 'Scène'),
      description: bilingual(
        'The product at work, drawn beside the claim.',
        'Le produit à l’œuvre, dessiné à côté de l’affirmation.',
      ),
      type: 'scene',
      options: {collapsible: true, collapsed: true},
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'text'}},
})
