import {DocumentIcon} from '@sanity/icons/Document'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {isLocale} from '../../lib/i18n/locales'
import {pageHref} from '../../lib/routing/paths'
import {message} from '../message'
import {languageField} from '../objects/language'
import {sectionTypes} from '../sections'
import {insertMenu} from '../sections/insert-menu'
import {noPlaceholderHeading, noPlaceholders} from '../sections/placeholders'
import {subtitleOf} from './subtitle'
import {uniquePath} from './unique-path'

/** One page in one language: path, metadata and sections. */
export const page = defineType({
  name: 'page',
  title: 'Page',
  description:
    'One page in one language: its path, its sections and how it looks in search results.',
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
      description: 'The page’s name in menus, breadcrumbs and this Studio.',
      type: 'string',
      group: 'content',
      validation: (rule) =>
        rule.required().error(message('A page needs a title.', 'Une page doit avoir un titre.')),
    }),
    defineField({
      name: 'path',
      title: 'Path',
      description:
        'The address after the language, with no slash in front: about, a-propos. For the home page, a single slash. If you change the path of a published page, visitors to the old one are redirected; pages below it keep theirs.',
      type: 'string',
      options: {documentInternationalization: {exclude: true}},
      group: 'content',
      validation: (rule) => [
        rule.required().error(message('A page needs a path.', 'Une page doit avoir un chemin.')),
        rule
          .regex(/^(\/|[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)$/, {name: 'path'})
          .error(
            message(
              'Use lowercase letters, digits and single hyphens, with slashes only between parts.',
              'Utilisez des minuscules, des chiffres et des traits d’union simples ; des barres obliques seulement entre les parties.',
            ),
          ),
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
      options: {insertMenu},
      validation: (rule) => [
        rule.custom(noPlaceholderHeading).error(),
        rule.custom(noPlaceholders).warning(),
      ],
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      description: 'How the page looks in search results and when it’s shared.',
      type: 'seo',
      group: 'seo',
      validation: (rule) =>
        rule
          .required()
          .error(
            message(
              'A page needs a title and description for search.',
              'Une page doit avoir un titre et une description pour la recherche.',
            ),
          ),
    }),
  ],
  preview: {
    select: {title: 'title', path: 'path', language: 'language', picture: 'seo.image'},
    prepare: ({title, path, language, picture}) => ({
      title,
      subtitle: subtitleOf(language, isLocale(language) && path ? pageHref(language, path) : path),
      media: picture,
    }),
  },
})
