import {ImageIcon} from '@sanity/icons/Image'
import {defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {pictureField} from '../sections/fields'
import {defineBlock} from './define-block'

export const illustration = defineBlock({
  name: 'illustration',
  title: bilingual('Picture', 'Image'),
  description: bilingual(
    'A picture inside a text, with its caption and credit.',
    'Une image dans un texte, avec sa légende et son crédit.',
  ),
  icon: ImageIcon,
  fields: [
    pictureField(
      bilingual('Shown at the full width of the text.', 'Affichée sur toute la largeur du texte.'),
    ),
    defineField({
      name: 'caption',
      title: bilingual('Caption', 'Légende'),
      description: bilingual('What the picture shows.', 'Ce que montre l’image.'),
      type: 'string',
    }),
    defineField({
      name: 'credit',
      title: bilingual('Credit', 'Crédit'),
      description: bilingual(
        'Who made it. If empty, the credit of the media library is shown.',
        'Qui l’a faite. S’il est vide, c’est le crédit de la médiathèque qui est affiché.',
      ),
      type: 'string',
    }),
  ],
  preview: {title: 'caption', media: 'picture'},
})
