import {StringIcon} from '@sanity/icons/String'
import {defineField, defineType} from 'sanity'

import {message} from '../message'
import {badgeField, linksField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** Header of a page other than the home page. */
export const pageHeader = defineType({
  name: 'pageHeader',
  title: 'Page header',
  description: 'The top of any page except the home page.',
  type: 'object',
  icon: StringIcon,
  fields: [
    badgeField,
    defineField({
      name: 'title',
      title: 'Title',
      description: 'The page’s promise, and its main heading.',
      type: 'string',
      options: {shownLength: 90},
      validation: (rule) =>
        rule
          .required()
          .max(90)
          .error(
            message(
              'A page header needs a title of up to 90 characters.',
              'Un en-tête de page doit avoir un titre de 90 caractères au plus.',
            ),
          ),
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
      description: 'Shows where the page is on the site.',
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
    defineField({
      name: 'scene',
      title: 'Scene',
      description:
        'The product at work. A sentence alone is shown on a phone, a sentence with fields in stages, fields alone as what is compared, ours last, and fields with notes beside the contents of the page.',
      type: 'scene',
      options: {collapsible: true, collapsed: true},
    }),
  ],
  initialValue: initialValue({
    en: {title: 'What this page answers…', intro: 'What the reader finds below, in one sentence…'},
    fr: {
      title: 'La question à laquelle cette page répond…',
      intro: 'Ce que le lecteur trouve plus bas, en une phrase…',
    },
  }),
  preview: listed('Page header', {title: 'title'}),
})
