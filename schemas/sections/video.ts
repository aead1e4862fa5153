import {PlayIcon} from '@sanity/icons/Play'
import {defineField} from 'sanity'

import {bilingual, message} from '../bilingual'
import {httpsAddress} from '../rules'
import {defineSection} from './define-section'
import {headingField, introField, pictureField} from './fields'

const missing = message(
  'Upload the video, or write its address.',
  'Téléversez la vidéo, ou écrivez son adresse.',
)

const title = bilingual('Video', 'Vidéo')

export const video = defineSection({
  name: 'video',
  title,
  description: bilingual(
    'A video of ours, or one at another site. Nothing is loaded before the click.',
    'Une vidéo à nous, ou sur un autre site. Rien n’est chargé avant le clic.',
  ),
  icon: PlayIcon,
  fields: [
    headingField,
    introField,
    pictureField(
      bilingual(
        'Shown until the video is played. Cropped to 16:9.',
        'Affichée jusqu’à la lecture. Recadrée au format 16/9.',
      ),
    ),
    defineField({
      name: 'file',
      title,
      description: bilingual(
        'An MP4 or WebM file, which plays on the page.',
        'Un fichier MP4 ou WebM, lu sur la page elle-même.',
      ),
      type: 'file',
      options: {accept: 'video/mp4,video/webm'},
      validation: (rule) =>
        rule.custom((file, {parent}) =>
          file?.asset || (parent as {url?: string}).url ? true : missing,
        ),
    }),
    defineField({
      name: 'captions',
      title: bilingual('Captions', 'Sous-titres'),
      description: bilingual(
        'A WebVTT file (.vtt) for people who can’t hear the video.',
        'Un fichier WebVTT (.vtt), pour qui ne peut pas entendre la vidéo.',
      ),
      type: 'file',
      options: {accept: '.vtt,text/vtt'},
      hidden: ({parent}) => !(parent as {file?: {asset?: unknown}} | undefined)?.file?.asset,
    }),
    defineField({
      name: 'url',
      title: bilingual('Address', 'Adresse'),
      description: bilingual(
        'Instead of a file: where the video is. It opens in a new tab.',
        'À la place d’un fichier : où se trouve la vidéo. Elle s’ouvre dans un nouvel onglet.',
      ),
      type: 'url',
      validation: httpsAddress,
    }),
    defineField({
      name: 'publishedAt',
      title: bilingual('Published on', 'Publiée le'),
      description: bilingual(
        'The date of the video, for search engines.',
        'La date de la vidéo, pour les moteurs de recherche.',
      ),
      type: 'date',
    }),
  ],
  initialValue: {
    en: {heading: 'What the video shows…', intro: 'What to look at, and how long it takes…'},
    fr: {
      heading: 'Ce que montre la vidéo…',
      intro: 'Ce qu’il faut y regarder, et combien de temps elle dure…',
    },
  },
  preview: {media: 'picture'},
})
