import {ImageIcon} from '@sanity/icons/Image'
import {defineField, defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {typePreview} from '../objects/type-preview'
import {pictureField} from '../sections/fields'

const title = bilingual('Picture', 'Image')

/** An image with a caption. */
export const illustration = defineType({
  name: 'illustration',
  title,
  description: bilingual(
    'A picture inside a text, with its caption and credit.',
    'Une image dans un texte, avec sa légende et son crédit.',
  ),
  type: 'object',
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
  preview: typePreview(title, {title: 'caption', media: 'picture'}),
})
