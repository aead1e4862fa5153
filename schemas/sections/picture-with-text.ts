import {ImageIcon} from '@sanity/icons/Image'
import {defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {radio} from '../objects/radio'
import {defineSection} from './define-section'
import {headingField, linksField, pictureField} from './fields'
import {paragraph} from './initial-value'

export const pictureWithText = defineSection({
  name: 'pictureWithText',
  title: bilingual('Picture with text', 'Image avec texte'),
  description: bilingual(
    'A picture beside a heading, a few paragraphs and buttons.',
    'Une image à côté d’un titre, de quelques paragraphes et de boutons.',
  ),
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
        ...radio({
          left: bilingual('On the left', 'À gauche'),
          right: bilingual('On the right', 'À droite'),
        }),
        direction: 'horizontal',
      },
    }),
    linksField,
  ],
  initialValue: {
    en: {
      heading: 'What the picture proves…',
      text: [paragraph('What the reader sees in it, and what it changes for them…')],
    },
    fr: {
      heading: 'Ce que prouve l’image…',
      text: [paragraph('Ce que le lecteur y voit, et ce que cela change pour lui…')],
    },
  },
  preview: {media: 'picture'},
})
