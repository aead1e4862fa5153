import {ImageIcon} from '@sanity/icons/Image'
import {type CustomValidator, defineField, defineType} from 'sanity'

import {apiVersion} from '../../lib/sanity/api'
import {bilingual, message} from '../bilingual'

/** Rejects an image that has alternative text neither here nor, in the document's language, in the media library. */
const describedInPlaceOrLibrary: CustomValidator<string | undefined> = async (alt, context) => {
  const asset = (context.parent as {asset?: {_ref?: string}} | undefined)?.asset
  if (alt || !asset) return true
  const query = '*[_id == $id][0].altText'
  const client = context.getClient({apiVersion})
  const texts = await client.fetch<Record<string, string> | null>(query, {id: asset._ref ?? ''})
  return texts?.[String(context.document?.['language'])]
    ? true
    : message('A picture needs a description.', 'Une image doit avoir une description.')
}

/** The types of files that pictures may have, as in an input of files. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml'

export const picture = defineType({
  name: 'picture',
  title: bilingual('Picture', 'Image'),
  description: bilingual('An image and its description.', 'Une image et sa description.'),
  type: 'image',
  icon: ImageIcon,
  options: {
    hotspot: {
      previews: [
        {title: bilingual('Square', 'Carré'), aspectRatio: 1},
        {title: bilingual('Share card', 'Carte de partage'), aspectRatio: 1200 / 630},
      ],
    },
    accept: pictureTypes,
  },
  fields: [
    defineField({
      name: 'alt',
      title: bilingual('Description', 'Description'),
      description: bilingual(
        'What the picture shows, in the page’s language, for people who can’t see it. If empty, the media library’s description is used.',
        'Ce que montre l’image, dans la langue de la page, pour qui ne peut pas la voir. Si elle est vide, celle de la médiathèque est utilisée.',
      ),
      type: 'string',
      validation: (rule) => rule.custom(describedInPlaceOrLibrary),
    }),
  ],
  preview: {select: {title: 'alt', media: 'asset'}},
})
