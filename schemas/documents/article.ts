import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {locales} from '../../lib/i18n/locales'
import {languageField} from '../objects/language'
import {readableInLanguage} from '../objects/same-language'
import {isUniqueSlug} from './unique-slug'

/** One blog article. */
export const article = defineType({
  name: 'article',
  title: 'Article',
  type: 'document',
  icon: DocumentTextIcon,
  groups: [
    {name: 'content', title: 'Content', default: true},
    {name: 'seo', title: 'Search and sharing'},
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'The question the article answers, in the words people search for.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().error('An article needs a title.'),
    }),
    defineField({
      name: 'slug',
      title: 'Slug',
      description:
        'The address after /blog/. When it changes, visitors of the old address are sent to the new one.',
      type: 'slug',
      group: 'content',
      options: {source: 'title', maxLength: 96, isUnique: isUniqueSlug},
      validation: (rule) => rule.required().error('An article needs a slug.'),
    }),
    defineField({
      name: 'untranslatedSlugs',
      title: 'Slugs in other languages',
      description: 'Where readers of a language without a translation find this text.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'untranslatedSlug',
          fields: [
            {name: 'language', title: 'Language', type: 'string', options: {list: [...locales]}},
            {name: 'slug', title: 'Slug', type: 'string'},
          ],
          preview: {select: {title: 'slug', subtitle: 'language'}},
        }),
      ],
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      description: 'Two sentences, shown on the card.',
      type: 'text',
      rows: 3,
      group: 'content',
      validation: (rule) => rule.required().max(240).error('A summary of 240 characters at most.'),
    }),
    defineField({
      name: 'readTime',
      title: 'Read time',
      description: 'Minutes, shown on the card and in the article.',
      type: 'number',
      group: 'content',
      validation: (rule) => rule.required().integer().positive().error('Whole minutes, 1 or more.'),
    }),
    defineField({
      name: 'publishedAt',
      title: 'Published on',
      description: 'Shown to readers. The blog lists the newest first.',
      type: 'date',
      group: 'content',
      validation: (rule) => rule.required().error('An article needs the day it was published.'),
    }),
    defineField({
      name: 'updatedAt',
      title: 'Last updated on',
      description: 'The last time that facts in it were checked; shown to readers.',
      type: 'date',
      group: 'content',
      validation: (rule) =>
        rule.min(rule.valueOfField('publishedAt')).error('An update comes after the publication.'),
    }),
    defineField({
      name: 'author',
      title: 'Author',
      description: 'Named at the top.',
      type: 'reference',
      to: [{type: 'author'}],
      group: 'content',
      validation: (rule) => rule.required().error('An article needs an author.'),
    }),
    defineField({
      name: 'body',
      title: 'Text',
      description: 'The article itself.',
      type: 'longText',
      group: 'content',
      validation: (rule) => rule.required().error('An article needs its text.'),
    }),
    defineField({
      name: 'related',
      title: 'Related articles',
      description: 'Offered at the end.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'reference',
          to: [{type: 'article'}],
          weak: true,
          options: {filter: readableInLanguage},
        }),
      ],
    }),
    languageField,
    defineField({
      name: 'canonicalPath',
      title: 'Canonical path',
      description: 'Only when another address is the original of this text: /blog/the-original',
      type: 'string',
      group: 'seo',
      validation: (rule) =>
        rule.regex(/^\/[^\s?#]*$/, {name: 'path'}).error('Begin with a slash; no ? or #.'),
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      group: 'seo',
      validation: (rule) =>
        rule.required().error('An article needs a title and description for search.'),
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'language'}},
})
