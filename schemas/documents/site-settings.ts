import {CogIcon} from '@sanity/icons/Cog'
import {defineField, defineType} from 'sanity'

import {languages, locales} from '../../lib/i18n/locales'
import {message} from '../message'
import {languageName} from '../objects/language-name'
import {linkItem} from '../objects/link'

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
        title: languages[locale].name,
        description: `On ${languageName(locale, 'en')} pages, in this order.`,
        type: 'array',
        of: [linkItem],
      }),
    ),
  })
}

/** A field for the label of an action, which is the same everywhere on the site. */
function actionField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'localizedString',
    group: 'links',
    validation: (rule) =>
      rule
        .required()
        .error(message('Write the label of the button.', 'Écrivez le libellé du bouton.')),
  })
}

/** Settings of the whole site; a singleton. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Settings',
  description: 'Facts about the whole site: its name, its mailboxes and its menus.',
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
      validation: (rule) =>
        rule.required().error(message('The site needs a name.', 'Le site doit avoir un nom.')),
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
      validation: (rule) =>
        rule
          .required()
          .email()
          .error(message('Write an email address.', 'Écrivez une adresse e-mail.')),
    }),
    defineField({
      name: 'privacyEmail',
      title: 'Privacy mailbox',
      type: 'string',
      description: 'Shown on the privacy pages.',
      group: 'links',
      validation: (rule) =>
        rule.email().error(message('Write an email address.', 'Écrivez une adresse e-mail.')),
    }),
    defineField({
      name: 'appUrl',
      title: 'App address',
      description: 'Where the product itself runs; opens in a new tab.',
      type: 'url',
      group: 'links',
      validation: (rule) =>
        rule
          .uri({scheme: ['https']})
          .error(
            message('Begin the address with https://.', 'L’adresse doit commencer par https://.'),
          ),
    }),
    actionField('primaryAction', 'Primary action', 'On every button that leads to the form.'),
    actionField('secondaryAction', 'Secondary action', 'On every button that leads to the app.'),
    defineField({
      name: 'socialUrl',
      title: 'Social profile',
      description: 'Linked from the footer.',
      type: 'url',
      group: 'links',
      validation: (rule) =>
        rule
          .uri({scheme: ['https']})
          .error(
            message('Begin the address with https://.', 'L’adresse doit commencer par https://.'),
          ),
    }),
    menuField('headerMenu', 'Header menu', 'The links at the top of every page.'),
    menuField('productMenu', 'Product links', 'A column at the bottom of every page.'),
    menuField('compareMenu', 'Comparison links', 'A column at the bottom of every page.'),
    menuField('guidesMenu', 'Guide and blog links', 'A column at the bottom of every page.'),
    menuField('legalMenu', 'Legal links', 'A column at the bottom of every page.'),
  ],
  preview: {select: {title: 'name'}},
})
