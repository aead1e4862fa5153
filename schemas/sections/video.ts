import {PlayIcon} from '@sanity/icons/Play'
import {defineField, defineType} from 'sanity'

import {message} from '../message'
import {headingField, introField, pictureField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

const missing = message(
  'Upload the video, or write its address.',
  'Téléversez la vidéo, ou écrivez son adresse.',
)

/** A video: an uploaded file, or the address of one at another site. */
export const video = defineType({
  name: 'video',
  title: 'Video',
  description: 'A video of ours, or one at another site. Nothing is loaded before the click.',
  type: 'object',
  icon: PlayIcon,
  fields: [
    headingField,
    introField,
    pictureField('Stands for the video until somebody plays it. Cropped to 16:9.'),
    defineField({
      name: 'file',
      title: 'Video',
      description: 'An MP4 or WebM file, which plays on the page.',
      type: 'file',
      options: {accept: 'video/mp4,video/webm'},
      validation: (rule) =>
        rule.custom((file, {parent}) =>
          file?.asset || (parent as {url?: string}).url ? true : missing,
        ),
    }),
    defineField({
      name: 'captions',
      title: 'Captions',
      description: 'A WebVTT file (.vtt) for people who can’t hear the video.',
      type: 'file',
      options: {accept: '.vtt,text/vtt'},
      hidden: ({parent}) => !(parent as {file?: {asset?: unknown}} | undefined)?.file?.asset,
    }),
    defineField({
      name: 'url',
      title: 'Address',
      description: 'Instead of a file: where the video is. It opens in a new tab.',
      type: 'url',
      validation: (rule) =>
        rule
          .uri({scheme: ['https']})
          .error(
            message('Begin the address with https://.', 'L’adresse doit commencer par https://.'),
          ),
    }),
    defineField({
      name: 'publishedAt',
      title: 'Published on',
      description: 'The date of the video, for search engines.',
      type: 'date',
    }),
  ],
  initialValue: initialValue({
    en: {heading: 'What the video shows…', intro: 'What to look at, and how long it takes…'},
    fr: {
      heading: 'Ce que montre la vidéo…',
      intro: 'Ce qu’il faut y regarder, et combien de temps elle dure…',
    },
  }),
  preview: listed('Video', {media: 'picture'}),
})
