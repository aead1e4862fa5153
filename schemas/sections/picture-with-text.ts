import {ImageIcon} from '@sanity/icons/Image'
import {defineField, defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {typePreview} from '../objects/type-preview'
import {headingField, linksField, pictureField} from './fields'
import {initialValue, paragraph} from './initial-value'

const title = bilingual('Picture with text', 'Image avec texte')

/** A picture beside a heading, paragraphs and buttons. */
export const pictureWithText = defineType({
  name: 'pictureWithText',
  title,
  description: bilingual(
    'A picture beside a heading, a few paragraphs and buttons.',
    'Une image à côté d’un titre, de quelques paragraphes et de boutons.',
  ),
  type: 'object',
  icon: ImageIcon,
  fields: [
    headingField,
    defineField({
      name: 'text',
      title: bilingual('Text', 'Texte'),
      description: bilingual(
        'Two or three short paragraphs, or a list.',
        'Deux ou trois courts paragraphes, ou une liste.',
      ),
      type: 'richText',
    }),
    pictureField(
      bilingual(
        'Shown in its own shape, next to the text.',
        'Affichée dans ses propres proportions, à côté du texte.',
      ),
    ),
    defineField({
      name: 'side',
      title: bilingual('Side of the picture', 'Côté de l’image'),
      description: bilingual(
        'On a phone, the picture is below the text.',
        'Sur un téléphone, l’image est sous le texte.',
      ),
      type: 'string',
      initialValue: 'right',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          {value: 'left', title: bilingual('On the left', 'À gauche')},
          {value: 'right', title: bilingual('On the right', 'À droite')},
        ],
      },
    }),
    linksField,
  ],
  initialValue: initialValue({
    en: {
      heading: 'What the picture proves…',
      text: [paragraph('What the reader sees in it, and what it changes for them…')],
    },
    fr: {
      heading: 'Ce que prouve l’image…',
      text: [paragraph('Ce que le lecteur y voit, et ce que cela change pour lui…')],
    },
  }),
  preview: typePreview(title, {media: 'picture'}),
})
