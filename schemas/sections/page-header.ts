import {StringIcon} from '@sanity/icons/String'
import {defineField, defineType} from 'sanity'

import {linksField} from './fields'

/** The top of a page that is not the home page. */
export const pageHeader = defineType({
  name: 'pageHeader',
  title: 'Page header',
  type: 'object',
  icon: StringIcon,
  fields: [
    defineField({
      name: 'badge',
      title: 'Badge',
      description: 'A few words above the title.',
      type: 'string',
    }),
    defineField({
      name: 'title',
      title: 'Title',
      description: 'The promise of the page. It is its main heading.',
      type: 'string',
      validation: (rule) =>
        rule.required().max(90).error('A page header needs a title of 90 characters at most.'),
    }),
    defineField({
      name: 'intro',
      title: 'Introduction',
      description: 'One or two sentences under the title. Write a figure as {{key}}.',
      type: 'text',
      rows: 3,
    }),
    defineField({
      name: 'breadcrumb',
      title: 'Breadcrumb',
      description: 'Shows the way from the home page.',
      type: 'boolean',
      initialValue: true,
    }),
    defineField({
      name: 'updatedAt',
      title: 'Last updated on',
      description: 'For legal pages; shown under the title.',
      type: 'date',
    }),
    linksField,
  ],
  preview: {select: {title: 'title'}, prepare: ({title}) => ({title, subtitle: 'Page header'})},
})
