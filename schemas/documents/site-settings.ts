import {CogIcon} from '@sanity/icons/Cog'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {localeNames, locales} from '../../lib/i18n/locales'

function menuField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'object',
    group: 'menus',
    fields: locales.map((locale) =>
      defineField({
        name: locale,
        title: localeNames[locale],
        type: 'array',
        of: [defineArrayMember({type: 'link'})],
      }),
    ),
  })
}

/** Facts about the whole site; one document, never copied. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Settings',
  type: 'document',
  icon: CogIcon,
  groups: [
    {name: 'identity', title: 'Identity', default: true},
    {name: 'menus', title: 'Menus'},
    {name: 'links', title: 'Links'},
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'The name of the product, the same in every language.',
      type: 'string',
      group: 'identity',
      validation: (rule) => rule.required().error('The site needs a name.'),
    }),
    defineField({
      name: 'tagline',
      title: 'Tagline',
      description: 'One sentence, shown in the footer.',
      type: 'localizedString',
      group: 'identity',
    }),
    defineField({
      name: 'company',
      title: 'Company name',
      description: 'As registered; shown in the footer.',
      type: 'string',
      group: 'identity',
    }),
    defineField({
      name: 'address',
      title: 'Postal address',
      description: 'One line after the other; shown on the legal pages.',
      type: 'text',
      rows: 4,
      group: 'identity',
    }),
    defineField({
      name: 'privacyBlurb',
      title: 'Privacy and security in one sentence',
      description: 'Shown in the footer.',
      type: 'localizedText',
      group: 'identity',
    }),
    defineField({
      name: 'contactEmail',
      title: 'Contact mailbox',
      type: 'string',
      description: 'Shown in the footer and the legal pages.',
      group: 'links',
      validation: (rule) => rule.required().email().error('Write an e-mail address.'),
    }),
    defineField({
      name: 'privacyEmail',
      title: 'Privacy mailbox',
      type: 'string',
      description: 'Shown on the privacy pages.',
      group: 'links',
      validation: (rule) => rule.email().error('Write an e-mail address.'),
    }),
    defineField({
      name: 'appUrl',
      title: 'App address',
      description: 'Where the product itself runs; opens in a new tab.',
      type: 'url',
      group: 'links',
    }),
    defineField({
      name: 'socialUrl',
      title: 'Social profile',
      description: 'Linked from the footer.',
      type: 'url',
      group: 'links',
    }),
    menuField('headerMenu', 'Header menu', 'The links at the top of every page.'),
    menuField('legalMenu', 'Legal links', 'The links at the bottom of every page.'),
  ],
  preview: {select: {title: 'name'}},
})
