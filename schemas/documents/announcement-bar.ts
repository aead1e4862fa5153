import {BellIcon} from '@sanity/icons/Bell'
import {defineField, defineType} from 'sanity'

import {locales} from '../../lib/i18n/locales'
import {bilingual, bilingualPrepare, message} from '../bilingual'
import {languageFields} from '../objects/language-fields'
import {localizedPath} from '../objects/localized'
import {charactersAtMost} from '../rules'
import {linkField} from '../sections/fields'
import {ordering} from './ordering'
import {subtitleOf} from './subtitle'

interface BarSelection {
  text?: string
  messages?: Partial<Record<string, {text?: string}>> | null
  until?: string
}

interface BarTexts extends Record<string, string> {
  until: string
  ended: string
}

/** Its text, its languages, and the day of its end as the form writes it. */
function barPreview({text, messages, until}: BarSelection, labels: BarTexts) {
  const texts = locales.filter((locale) => messages?.[locale]?.text)
  const [first = ''] = texts
  const end = until && new Date(until).toLocaleDateString('sv')
  const label = until && Date.parse(until) < Date.now() ? labels.ended : labels.until
  const title = text ?? messages?.[first]?.text
  return {
    ...(title && {title}),
    subtitle: subtitleOf(texts.join(', '), end && `${label} ${end}`),
  }
}

/** A line on every page until an end date; of several, the site shows the one that ends first. */
export const announcementBar = defineType({
  name: 'announcementBar',
  title: bilingual('Announcement bar', 'Bandeau d’annonce'),
  description: bilingual(
    'A line below the header of every page. It goes away on its own.',
    'Une ligne sous l’en-tête de toutes les pages. Elle disparaît d’elle-même.',
  ),
  type: 'document',
  icon: BellIcon,
  orderings: [ordering('end', 'date de fin', 'until', 'desc')],
  fields: [
    defineField({
      name: 'until',
      title: bilingual('Shown until', 'Affiché jusqu’au'),
      description: bilingual(
        'The bar disappears then. If there are several, the one that ends first is shown.',
        'Le bandeau disparaît alors. S’il y en a plusieurs, celui qui se termine en premier s’affiche.',
      ),
      type: 'datetime',
      validation: (rule) => [
        rule.required().error(message('Choose when it ends.', 'Choisissez quand il se termine.')),
        rule
          .custom((until) =>
            !until || Date.parse(until) > Date.now()
              ? true
              : message(
                  'It has ended. Nobody sees it.',
                  'Ce bandeau a pris fin. Personne ne le voit.',
                ),
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'message',
      title: bilingual('Message', 'Message'),
      description: bilingual(
        'Leave a language empty to show no bar in it.',
        'Sans texte dans une langue, le bandeau ne s’y affiche pas.',
      ),
      type: 'object',
      fields: languageFields(
        (language) => `On ${language} pages.`,
        (language) => `Sur les pages en ${language}.`,
        () => ({
          type: 'object',
          fields: [
            defineField({
              name: 'text',
              title: bilingual('Text', 'Texte'),
              description: bilingual(
                'One sentence. Write a figure as {{key}}.',
                'Une phrase. Écrivez un chiffre sous la forme {{clé}}.',
              ),
              type: 'string',
              validation: charactersAtMost(120),
            }),
            linkField,
          ],
        }),
      ),
    }),
  ],
  preview: {
    select: {
      text: localizedPath((locale) => `message.${locale}.text`),
      messages: 'message',
      until: 'until',
    },
    prepare: bilingualPrepare(
      {until: bilingual('Until', 'Jusqu’au'), ended: bilingual('Ended', 'Terminé le')},
      barPreview,
    ),
  },
})
