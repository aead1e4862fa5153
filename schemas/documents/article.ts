import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {TranslateIcon} from '@sanity/icons/Translate'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {languages, locales} from '../../lib/i18n/locales'
import {message} from '../message'
import {languageField} from '../objects/language'
import {readableInLanguage} from '../objects/same-language'
import {subtitleOf} from './subtitle'
import {isUniqueSlug, slugPattern, slugRule, uniqueElsewhere} from './unique-slug'

const topics = {
  voice: 'Voice',
  crm: 'CRM records',
  data: 'Data quality, automation',
  privacy: 'Privacy, GDPR',
  figures: 'Figures, ROI, market',
}

/** Maximum characters of a summary, so that it fits on a card. */
const longestSummary = 240

export const article = defineType({
  name: 'article',
  title: 'Article',
  description: 'One blog article in one language.',
  type: 'document',
  icon: DocumentTextIcon,
  groups: [
    {name: 'content', title: 'Content', default: true},
    {name: 'seo', title: 'Search and sharing'},
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'The question the article answers, in the words people search for.',
      type: 'string',
      group: 'content',
      validation: (rule) =>
        rule
          .required()
          .error(message('An article needs a title.', 'Un article doit avoir un titre.')),
    }),
    defineField({
      name: 'slug',
      title: 'Slug',
      description:
        'The address after /blog/. If you change it, visitors to the old address are redirected to the new one.',
      type: 'slug',
      group: 'content',
      options: {
        source: 'title',
        maxLength: 96,
        isUnique: isUniqueSlug,
        documentInternationalization: {exclude: true},
      },
      validation: (rule) => [
        rule
          .required()
          .error(message('An article needs a slug.', 'Un article doit avoir un slug.')),
        rule.custom((slug) => !slug?.current || slugPattern.test(slug.current) || slugRule),
      ],
    }),
    defineField({
      name: 'untranslatedSlugs',
      title: 'Slugs in other languages',
      description: 'Where readers find this text in a language it isn’t translated into.',
      type: 'array',
      options: {documentInternationalization: {exclude: true}},
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'untranslatedSlug',
          title: 'Slug in another language',
          icon: TranslateIcon,
          fields: [
            defineField({
              name: 'language',
              title: 'Language',
              description: 'The reader’s language, not the text’s.',
              type: 'string',
              options: {
                list: locales.map((value) => ({value, title: languages[value].name})),
              },
              validation: (rule) =>
                rule.required().error(message('Choose the language.', 'Choisissez la langue.')),
            }),
            defineField({
              name: 'slug',
              title: 'Slug',
              description: 'The address after /blog/ in that language.',
              type: 'string',
              validation: (rule) => [
                rule.required().error(message('Write the slug.', 'Écrivez le slug.')),
                rule.regex(slugPattern, {name: 'slug'}).error(slugRule),
                rule.custom(uniqueElsewhere),
              ],
            }),
          ],
          preview: {
            select: {slug: 'slug', language: 'language'},
            prepare: ({slug, language}) => ({title: slug, subtitle: subtitleOf(language)}),
          },
        }),
      ],
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      description: 'Two sentences, shown on the article’s card.',
      type: 'text',
      rows: 3,
      group: 'content',
      options: {shownLength: longestSummary},
      validation: (rule) =>
        rule
          .required()
          .max(longestSummary)
          .error(
            message(
              `An article needs a summary of up to ${longestSummary} characters.`,
              `Un article doit avoir un résumé de ${longestSummary} caractères au plus.`,
            ),
          ),
    }),
    defineField({
      name: 'topic',
      title: 'Topic',
      description: 'Named on the card. It also decides what the cover looks like.',
      type: 'string',
      group: 'content',
      initialValue: 'voice',
      options: {
        layout: 'radio',
        list: Object.entries(topics).map(([value, title]) => ({value, title})),
      },
    }),
    defineField({
      name: 'readTime',
      title: 'Read time',
      description: 'In minutes. Left empty, the site counts the words.',
      type: 'number',
      group: 'content',
      validation: (rule) => [
        rule
          .integer()
          .min(1)
          .error(message('Whole minutes, 1 or more.', 'Un nombre entier de minutes, 1 au moins.')),
      ],
    }),
    defineField({
      name: 'publishedAt',
      title: 'Published on',
      description: 'Shown to readers. The blog lists the newest first.',
      type: 'date',
      initialValue: () => new Date().toISOString().slice(0, 10),
      group: 'content',
      validation: (rule) =>
        rule
          .required()
          .error(
            message(
              'An article needs a publication date.',
              'Un article doit avoir une date de publication.',
            ),
          ),
    }),
    defineField({
      name: 'updatedAt',
      title: 'Last updated on',
      description: 'When its facts were last checked; shown to readers.',
      type: 'date',
      group: 'content',
      validation: (rule) =>
        rule
          .min(rule.valueOfField('publishedAt'))
          .error(
            message(
              'The update can’t be earlier than the publication date.',
              'La mise à jour ne peut pas précéder la publication.',
            ),
          ),
    }),
    defineField({
      name: 'author',
      title: 'Author',
      description: 'Shown at the top of the article.',
      type: 'reference',
      to: [{type: 'author'}],
      group: 'content',
      validation: (rule) =>
        rule
          .required()
          .error(message('An article needs an author.', 'Un article doit avoir un auteur.')),
    }),
    defineField({
      name: 'body',
      title: 'Text',
      description: 'The article itself.',
      type: 'longText',
      group: 'content',
      validation: (rule) =>
        rule.required().error(message('An article needs text.', 'Un article doit avoir un texte.')),
    }),
    defineField({
      name: 'related',
      title: 'Related articles',
      description: 'Suggested at the end of the article.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'reference',
          to: [{type: 'article'}],
          weak: true,
          options: {filter: readableInLanguage},
        }),
      ],
    }),
    languageField,
    defineField({
      name: 'canonicalPath',
      title: 'Canonical path',
      description: 'Only if the original of this text is at another address: /blog/the-original',
      type: 'string',
      options: {documentInternationalization: {exclude: true}},
      group: 'seo',
      validation: (rule) =>
        rule
          .regex(/^\/[^\s?#]*$/, {name: 'path'})
          .error(
            message(
              'Start with a slash. No ? or #.',
              'Commencez par une barre oblique, sans point d’interrogation ni #.',
            ),
          ),
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      description: 'How the article looks in search results and when it’s shared.',
      type: 'seo',
      group: 'seo',
      validation: (rule) =>
        rule
          .required()
          .error(
            message(
              'An article needs a title and description for search.',
              'Un article doit avoir un titre et une description pour la recherche.',
            ),
          ),
    }),
  ],
  preview: {
    select: {
      title: 'title',
      slug: 'slug.current',
      day: 'publishedAt',
      language: 'language',
      picture: 'seo.image',
    },
    prepare: ({title, slug, day, language, picture}) => ({
      title,
      subtitle: subtitleOf(language, day, slug),
      media: picture,
    }),
  },
})
