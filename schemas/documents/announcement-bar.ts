import {BellIcon} from '@sanity/icons/Bell'
import {defineField, defineType} from 'sanity'

import {languages, locales} from '../../lib/i18n/locales'
import {message} from '../message'
import {languageName} from '../objects/language-name'
import {worded} from '../worded'
import {subtitleOf} from './subtitle'

interface BarSelection {
  text?: string
  messages?: Partial<Record<string, {text?: string}>> | null
  until?: string
}

interface BarWords extends Record<string, string> {
  until: string
  ended: string
}

/** Its text, its languages, and the day of its end as the form writes it. */
function barPreview({text, messages, until}: BarSelection, words: BarWords) {
  const texts = locales.filter((locale) => messages?.[locale]?.text)
  const [first = ''] = texts
  const end = until && new Date(until).toLocaleDateString('sv')
  const word = until && Date.parse(until) < Date.now() ? words.ended : words.until
  const title = text ?? messages?.[first]?.text
  return {
    ...(title && {title}),
    subtitle: subtitleOf(texts.join(', '), end && `${word} ${end}`),
  }
}

/** A line on every page until an end date; of several, the site shows the one that ends first. */
export const announcementBar = defineType({
  name: 'announcementBar',
  title: 'Announcement bar',
  description: 'A line below the header of every page, which goes away by itself.',
  type: 'document',
  icon: BellIcon,
  fields: [
    defineField({
      name: 'until',
      title: 'Shown until',
      description: 'The line goes away then. Of several bars, the one that ends first is shown.',
      type: 'datetime',
      validation: (rule) => [
        rule.required().error(message('Choose when it ends.', 'Choisissez quand il se termine.')),
        rule
          .custom((until) =>
            !until || Date.parse(until) > Date.now()
              ? true
              : message('It has ended. Nobody sees it.', 'C’est terminé. Personne ne le voit.'),
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'message',
      title: 'Message',
      description: 'A language without a text shows none.',
      type: 'object',
      fields: locales.map((locale) =>
        defineField({
          name: locale,
          title: languages[locale].name,
          description: `On ${languageName(locale, 'en')} pages.`,
          type: 'object',
          fields: [
            defineField({
              name: 'text',
              title: 'Text',
              description: 'One sentence. Write a figure as {{key}}.',
              type: 'string',
              validation: (rule) =>
                rule.max(120).error(message('120 characters at most.', '120 caractères au plus.')),
            }),
            defineField({
              name: 'link',
              title: 'Link',
              description: 'Where to read more.',
              type: 'link',
            }),
          ],
        }),
      ),
    }),
  ],
  preview: {
    select: {text: 'message.en.text', messages: 'message', until: 'until'},
    prepare: worded({until: 'Until', ended: 'Ended'}, barPreview),
  },
})
