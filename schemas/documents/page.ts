import {DocumentIcon} from '@sanity/icons/Document'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {languageField} from '../objects/language'
import {sectionTypes} from '../sections'
import {uniquePath} from './unique-path'

/** One page in one language: its path, what search engines read, and its sections from top to bottom. */
export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentIcon,
  groups: [
    {name: 'content', title: 'Content', default: true},
    {name: 'seo', title: 'Search and sharing'},
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'The name of the page in menus, breadcrumbs and this Studio.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().error('A page needs a title.'),
    }),
    defineField({
      name: 'path',
      title: 'Path',
      description:
        'The address after the language, without a slash in front: about, a-propos. The home page has a single slash. When a published page gets another path, visitors of the old one are sent to it; pages below it keep theirs.',
      type: 'string',
      group: 'content',
      validation: (rule) => [
        rule.required().error('A page needs a path.'),
        rule
          .regex(/^(\/|[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)$/, {name: 'path'})
          .error('Use small letters, digits and single hyphens; slashes only between parts.'),
        rule.custom(uniquePath),
      ],
    }),
    languageField,
    defineField({
      name: 'sections',
      title: 'Sections',
      description: 'From top to bottom. Drag to reorder.',
      type: 'array',
      group: 'content',
      of: sectionTypes.map((section) => defineArrayMember({type: section.name})),
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      group: 'seo',
      validation: (rule) =>
        rule.required().error('A page needs a title and description for search.'),
    }),
  ],
  preview: {
    select: {title: 'title', path: 'path', language: 'language'},
    prepare: ({title, path, language}) => ({
      title,
      subtitle: `${String(language ?? '').toUpperCase()} ${path ?? ''}`,
    }),
  },
})
