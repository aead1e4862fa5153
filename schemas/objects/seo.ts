import {SearchIcon} from '@sanity/icons/Search'
import {defineField, defineType} from 'sanity'

import {longest} from '../../lib/seo/title'
import {message} from '../message'
import {shownWhole} from './shown-length'

/** Metadata for search engines and share cards. */
export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  description: 'What search engines and share previews show.',
  type: 'object',
  icon: SearchIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: `Shown in search results and the browser tab. Up to ${longest.title} characters show in full; the site’s name follows if there’s room.`,
      type: 'string',
      validation: (rule) => [
        rule
          .required()
          .error(
            message(
              'A page needs a title for search results.',
              'Une page doit avoir un titre pour les résultats de recherche.',
            ),
          ),
        rule.custom(shownWhole('title')).warning(),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: `Two sentences that make someone click. Up to ${longest.description} characters show in full.`,
      type: 'text',
      rows: 3,
      validation: (rule) => [
        rule
          .required()
          .regex(/\S/)
          .error(
            message(
              'A page needs a description for search results.',
              'Une page doit avoir une description pour les résultats de recherche.',
            ),
          ),
        rule.custom(shownWhole('description')).warning(),
      ],
    }),
    defineField({
      name: 'keywords',
      title: 'Keywords',
      description: 'The searches this page answers.',
      type: 'array',
      of: [{type: 'string'}],
      options: {layout: 'tags'},
    }),
    defineField({
      name: 'image',
      title: 'Picture for sharing',
      description:
        'Replaces the one the site draws: 1200 × 630 pixels around the focus point. Keep any words large.',
      type: 'picture',
    }),
    defineField({
      name: 'noIndex',
      title: 'Hide from search engines',
      description: 'Anyone with the address can still open the page.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'description', media: 'image'}},
})
