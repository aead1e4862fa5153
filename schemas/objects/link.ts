import {LinkIcon} from '@sanity/icons/Link'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {message} from '../message'
import {worded} from '../worded'
import {readableInLanguage} from './same-language'

interface Destination {
  kind?: 'page' | 'cta' | 'app' | 'url'
}

interface Listed {
  title?: string
  kind?: Destination['kind']
  page?: string
  url?: string
}

const words = {
  cta: 'The call-to-action section',
  app: 'The app',
  fromSettings: 'Label from the settings',
}

/** Returns the target of a link, for its preview in the Studio. */
function leadsTo({kind, page, url}: Listed, listed: typeof words): string {
  if (kind === 'cta' || kind === 'app') return listed[kind]
  return (kind === 'url' ? url : page) ?? ''
}

/** Whether the site's settings have a label for this link. */
const hasLabelInSettings = (parent: unknown) =>
  ['cta', 'app'].includes((parent as Destination | undefined)?.kind ?? '')

const destinationFields = [
  defineField({
    name: 'kind',
    title: 'Leads to',
    description: 'Links to pages keep working when the page gets a new path.',
    type: 'string',
    options: {
      layout: 'radio',
      list: [
        {value: 'page', title: 'A page or article of this site'},
        {value: 'cta', title: words.cta},
        {value: 'app', title: words.app},
        {value: 'url', title: 'Another site'},
      ],
    },
    validation: (rule) =>
      rule.required().error(message('Choose where the link leads.', 'Choisissez où mène le lien.')),
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
        (parent as Destination).kind === 'page' && !value
          ? message('Choose the page.', 'Choisissez la page.')
          : true,
      ),
  }),
  defineField({
    name: 'url',
    title: 'Address',
    description: 'The whole address, beginning with https:// or mailto:.',
    type: 'url',
    hidden: ({parent}) => (parent as Destination | undefined)?.kind !== 'url',
    validation: (rule) => [
      rule
        .uri({scheme: ['https', 'mailto']})
        .error(
          message(
            'Begin the address with https:// or mailto:.',
            'L’adresse doit commencer par https:// ou mailto:.',
          ),
        ),
      rule.custom((value, {parent}) =>
        (parent as Destination).kind === 'url' && !value
          ? message('Write the address.', 'Écrivez l’adresse.')
          : true,
      ),
    ],
  }),
]

/** Default target. Optional links have no default, or they would exist incomplete. */
const toPage = {kind: 'page'}

export const linkItem = defineArrayMember({type: 'link', initialValue: toPage})

export const link = defineType({
  name: 'link',
  title: 'Link',
  description: 'A labeled link or button.',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      description:
        'What the visitor reads. Start with a verb. Links to the call to action and the app take theirs from the settings if this is empty.',
      type: 'string',
      validation: (rule) =>
        rule.custom((label, {parent}) =>
          (label || hasLabelInSettings(parent)) && (label ?? '').length <= 60
            ? true
            : message(
                'A link needs a label of 60 characters at most.',
                'Un lien doit avoir un libellé de 60 caractères au plus.',
              ),
        ),
    }),
    defineField({
      name: 'about',
      title: 'About',
      description:
        'Not shown: read aloud after the label, and read by search engines, where the label of a button alone does not say where it leads. “Learn More” … “about the AI agent for Salesforce”.',
      type: 'string',
      validation: (rule) =>
        rule.max(80).error(message('80 characters at most.', '80 caractères au plus.')),
    }),
    ...destinationFields,
  ],
  preview: {
    select: {title: 'label', page: 'page.title', url: 'url', kind: 'kind'},
    prepare: worded(words, (listed: Listed, say) => ({
      title: listed.title ?? (hasLabelInSettings(listed) ? say.fromSettings : undefined),
      subtitle: leadsTo(listed, say),
    })),
  },
})

/** A link on part of a paragraph. */
export const textLink = defineType({
  name: 'textLink',
  title: 'Link',
  description: 'A link on words inside a paragraph.',
  type: 'object',
  icon: LinkIcon,
  initialValue: toPage,
  fields: destinationFields,
  preview: {
    select: {page: 'page.title', url: 'url', kind: 'kind'},
    prepare: worded(words, (listed: Listed, say) => ({title: leadsTo(listed, say)})),
  },
})
