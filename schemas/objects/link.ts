import {LinkIcon} from '@sanity/icons/Link'
import {defineField, defineType} from 'sanity'

import {readableInLanguage} from './same-language'

interface Destination {
  kind?: 'page' | 'cta' | 'url'
}

const destinationFields = [
  defineField({
    name: 'kind',
    title: 'Leads to',
    description: 'Links to pages keep working when the page gets a new path.',
    type: 'string',
    initialValue: 'page',
    options: {
      layout: 'radio',
      list: [
        {value: 'page', title: 'A page or article of this site'},
        {value: 'cta', title: 'The call-to-action section'},
        {value: 'url', title: 'Another site'},
      ],
    },
    validation: (rule) => rule.required().error('Choose where the link leads.'),
  }),
  defineField({
    name: 'page',
    title: 'Page',
    description: 'Pages and articles that readers of this language can read.',
    type: 'reference',
    to: [{type: 'page'}, {type: 'article'}],
    options: {filter: readableInLanguage},
    hidden: ({parent}) => (parent as Destination | undefined)?.kind !== 'page',
    validation: (rule) =>
      rule.custom((value, {parent}) =>
        (parent as Destination).kind === 'page' && !value ? 'Choose the page.' : true,
      ),
  }),
  defineField({
    name: 'url',
    title: 'Address',
    description: 'The whole address, with https:// or mailto:',
    type: 'url',
    hidden: ({parent}) => (parent as Destination | undefined)?.kind !== 'url',
    validation: (rule) =>
      rule
        .uri({scheme: ['https', 'mailto']})
        .custom((value, {parent}) =>
          (parent as Destination).kind === 'url' && !value ? 'Write the address.' : true,
        ),
  }),
]

/** A labelled link or button. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      description: 'What the visitor reads. Start with a verb.',
      type: 'string',
      validation: (rule) =>
        rule.required().max(60).error('A link needs a label of 60 characters at most.'),
    }),
    defineField({
      name: 'about',
      title: 'About',
      description:
        'Not shown: read aloud after the label, and read by search engines, where the label of a button alone does not say where it leads. “Learn More” … “about the AI agent for Salesforce”.',
      type: 'string',
      validation: (rule) => rule.max(80).error('80 characters at most.'),
    }),
    ...destinationFields,
  ],
  preview: {select: {title: 'label', subtitle: 'kind'}},
})

/** A link on words inside a paragraph: the words are its label. */
export const textLink = defineType({
  name: 'textLink',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: destinationFields,
})
