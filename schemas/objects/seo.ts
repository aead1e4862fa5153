import {SearchIcon} from '@sanity/icons/Search'
import {defineField, defineType} from 'sanity'

import {longest} from '../../lib/seo/title'
import {message} from '../message'
import {shownWhole} from './shown-length'

/** Metadata for search engines and share cards. */
export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  description: 'What search engines and share cards show of a document.',
  type: 'object',
  icon: SearchIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: `Shown in search results and the browser tab. ${longest.title} characters at most are shown whole; the name of the site follows where there is room.`,
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
      description: `Two sentences that make someone click. ${longest.description} characters at most are shown whole.`,
      type: 'text',
      rows: 3,
      validation: (rule) => [
        rule
          .required()
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
        'In place of the one that the site draws: 1200 × 630 pixels around the focus. Large words stay legible.',
      type: 'picture',
    }),
    defineField({
      name: 'noIndex',
      title: 'Hide from search engines',
      description: 'The page stays reachable for whoever has its address.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'description', media: 'image'}},
})
