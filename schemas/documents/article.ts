import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {TranslateIcon} from '@sanity/icons/Translate'
import {defineArrayMember, defineField, defineType, type InitialValueResolverContext} from 'sanity'

import {defaultLocale, locales} from '../../lib/i18n/locales'
import {apiVersion, newKey} from '../../lib/sanity/api'
import {slugify} from '../../lib/urls/slugify'
import {bilingual, bilingualPrepare, message} from '../bilingual'
import {languageField} from '../objects/language'
import {languageTitle} from '../objects/language-name'
import {radio} from '../objects/radio'
import {readableInLanguage} from '../objects/same-language'
import {countedText, required} from '../rules'
import {inGroup, pageGroups} from './groups'
import {ordering} from './ordering'
import {subtitleOf} from './subtitle'
import {isUniqueSlug, uniqueElsewhere, validSlug} from './unique-slug'

const topics = {
  voice: bilingual('Voice', 'Voix'),
  crm: bilingual('CRM records', 'Enregistrements du CRM'),
  data: bilingual('Data quality, automation', 'Qualité des données, automatisation'),
  privacy: bilingual('Privacy, GDPR', 'Confidentialité, RGPD'),
  figures: bilingual('Figures, ROI, market', 'Chiffres, ROI, marché'),
}

/** Maximum characters of a summary, so that it fits on a card. */
const longestSummary = 240

/** Every language besides the default one, so that a new article is listed in all of them. */
const shownEverywhere = () =>
  locales
    .filter((language) => language !== defaultLocale)
    .map((language) => ({_type: 'untranslatedSlug', _key: newKey(), language}))

/** Chooses the author of a new article if there is only one. */
async function withOnlyAuthor(_: unknown, {getClient}: InitialValueResolverContext) {
  const client = getClient({apiVersion}).withConfig({perspective: 'published'})
  const [id, ...others] = await client.fetch<string[]>('*[_type == "author"][0...2]._id')
  return id && others.length === 0 ? {author: {_type: 'reference', _ref: id}} : {}
}

/** Today as Sanity writes dates. */
const today = () => new Date().toISOString().slice(0, 10)

const languageTitles: Readonly<Record<string, string>> = Object.fromEntries(
  locales.map((locale) => [locale, languageTitle(locale)]),
)

/** Publishing puts an article on the site, whatever its date. */
const futureDay = message(
  'This date is in the future. If you publish now, the article appears at once, with this date and ahead of the others. To publish it on that day, schedule a release.',
  'Cette date est dans le futur. Si vous publiez maintenant, l’article paraît aussitôt, avec cette date et avant tous les autres. Pour le publier ce jour-là, programmez sa publication.',
)

export const article = defineType({
  name: 'article',
  title: bilingual('Article', 'Article'),
  description: bilingual(
    'One blog article in one language.',
    'Un article de blog dans une langue.',
  ),
  type: 'document',
  icon: DocumentTextIcon,
  orderings: [
    ordering('publication date', 'date de publication', 'publishedAt', 'desc'),
    ordering('title', 'titre', 'title'),
  ],
  groups: pageGroups,
  fields: [
    ...inGroup('content', [
      defineField({
        name: 'title',
        title: bilingual('Title', 'Titre'),
        description: bilingual(
          'The question the article answers, in the words people search for.',
          'La question à laquelle l’article répond, avec les mots que l’on recherche.',
        ),
        type: 'string',
        validation: required('An article needs a title.', 'Un article doit avoir un titre.'),
      }),
      defineField({
        name: 'slug',
        title: bilingual('Slug', 'Slug'),
        description: bilingual(
          'The address after /blog/. If you change it, visitors to the old address are redirected to the new one.',
          'L’adresse après /blog/. Si vous la changez, les visiteurs de l’ancienne sont redirigés vers la nouvelle.',
        ),
        type: 'slug',
        options: {
          source: 'title',
          // The Studio’s own says “and” for “&” in every language.
          slugify: (title, _, {parent}) =>
            slugify(title, String((parent as {language?: string}).language)),
          isUnique: isUniqueSlug,
          documentInternationalization: {exclude: true},
        },
        validation: (rule) => [
          rule
            .required()
            .error(message('An article needs a slug.', 'Un article doit avoir un slug.')),
          rule.custom((slug) => validSlug(slug?.current)),
        ],
      }),
      defineField({
        name: 'untranslatedSlugs',
        title: bilingual('Also shown in', 'Aussi visible en'),
        description: bilingual(
          'Readers of these languages get this text, with a notice, until it’s translated.',
          'Dans ces langues, les lecteurs trouvent ce texte, avec un avis, tant qu’il n’est pas traduit.',
        ),
        type: 'array',
        options: {documentInternationalization: {exclude: true}},
        initialValue: shownEverywhere,
        hidden: ({document}) => document?.['language'] !== defaultLocale,
        of: [
          defineArrayMember({
            type: 'object',
            name: 'untranslatedSlug',
            title: bilingual('Language it is shown in', 'Langue où il est visible'),
            icon: TranslateIcon,
            fields: [
              defineField({
                name: 'language',
                title: bilingual('Language', 'Langue'),
                description: bilingual(
                  'The reader’s language, not the text’s.',
                  'La langue des lecteurs, pas celle du texte.',
                ),
                type: 'string',
                options: {
                  list: locales.map((value) => ({value, title: languageTitle(value)})),
                },
                validation: required('Choose the language.', 'Choisissez la langue.'),
              }),
              defineField({
                name: 'slug',
                title: bilingual('Slug', 'Slug'),
                description: bilingual(
                  'The address after /blog/ in that language. Leave empty to use the article’s slug.',
                  'L’adresse après /blog/ dans cette langue. Laissez vide pour utiliser le slug de l’article.',
                ),
                type: 'string',
                validation: (rule) => [rule.custom(validSlug), rule.custom(uniqueElsewhere)],
              }),
            ],
            preview: {
              select: {slug: 'slug', language: 'language'},
              prepare: bilingualPrepare(
                languageTitles,
                ({slug, language}: {slug?: string; language?: string}, titles) => ({
                  title: titles[language ?? ''],
                  subtitle: slug,
                }),
              ),
            },
          }),
        ],
      }),
      defineField({
        name: 'summary',
        title: bilingual('Summary', 'Résumé'),
        description: bilingual(
          'Two sentences, shown on the article’s card.',
          'Deux phrases, affichées sur la carte de l’article.',
        ),
        type: 'text',
        rows: 3,
        ...countedText(
          longestSummary,
          'An article needs a summary',
          'Un article doit avoir un résumé',
        ),
      }),
      defineField({
        name: 'topic',
        title: bilingual('Topic', 'Sujet'),
        description: bilingual(
          'Shown on the card. The cover’s colors depend on it.',
          'Affiché sur la carte. Les couleurs de la couverture en dépendent.',
        ),
        type: 'string',
        initialValue: 'voice',
        options: radio(topics),
      }),
      defineField({
        name: 'cover',
        title: bilingual('Cover', 'Couverture'),
        description: bilingual(
          'What’s drawn on the cover and when the article is shared. Without one, the topic decides.',
          'Ce qui est dessiné en couverture et au partage. Sinon, le sujet en décide.',
        ),
        type: 'drawing',
      }),
      defineField({
        name: 'readTime',
        title: bilingual('Read time', 'Temps de lecture'),
        description: bilingual(
          'In minutes. Leave empty, and the site counts the words.',
          'En minutes. Laissez vide, et le site compte les mots.',
        ),
        type: 'number',
        validation: (rule) => [
          rule
            .integer()
            .min(1)
            .error(
              message('Whole minutes, 1 or more.', 'Un nombre entier de minutes, 1 au moins.'),
            ),
        ],
      }),
      defineField({
        name: 'publishedAt',
        title: bilingual('Published on', 'Publié le'),
        description: bilingual(
          'Shown to readers. The blog lists the newest first.',
          'Affiché aux lecteurs. Le blog montre les plus récents en premier.',
        ),
        type: 'date',
        initialValue: today,
        validation: (rule) => [
          required(
            'An article needs a publication date.',
            'Un article doit avoir une date de publication.',
          )(rule),
          rule.custom((day) => !day || day <= today() || futureDay).warning(),
        ],
      }),
      defineField({
        name: 'updatedAt',
        title: bilingual('Last updated on', 'Dernière mise à jour'),
        description: bilingual(
          'When its facts were last checked; shown to readers.',
          'Date de la dernière vérification des faits ; affichée aux lecteurs.',
        ),
        type: 'date',
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
        title: bilingual('Author', 'Auteur'),
        description: bilingual('Shown at the top of the article.', 'Affiché en haut de l’article.'),
        type: 'reference',
        to: [{type: 'author'}],
        validation: required('An article needs an author.', 'Un article doit avoir un auteur.'),
      }),
      defineField({
        name: 'body',
        title: bilingual('Text', 'Texte'),
        description: bilingual('The article itself.', 'L’article lui-même.'),
        type: 'longText',
        validation: required('An article needs text.', 'Un article doit avoir un texte.'),
      }),
      defineField({
        name: 'related',
        title: bilingual('Related articles', 'Articles liés'),
        description: bilingual(
          'Suggested at the end of the article.',
          'Proposés à la fin de l’article.',
        ),
        type: 'array',
        of: [
          defineArrayMember({
            type: 'reference',
            to: [{type: 'article'}],
            weak: true,
            options: {filter: readableInLanguage},
          }),
        ],
      }),
    ]),
    languageField,
    ...inGroup('seo', [
      defineField({
        name: 'canonicalPath',
        title: bilingual('Canonical path', 'Chemin canonique'),
        description: bilingual(
          'Only if the original of this text is at another address: /blog/the-original',
          'Seulement si l’original de ce texte est à une autre adresse : /blog/l-original',
        ),
        type: 'string',
        options: {documentInternationalization: {exclude: true}},
        validation: (rule) =>
          rule
            .regex(/^\/[^\s?#]*$/, {name: 'path'})
            .error(
              message(
                'Start with a slash. No ? or #.',
                'Commencez par une barre oblique, sans point d’interrogation ni #.',
              ),
            ),
      }),
      defineField({
        name: 'seo',
        title: bilingual('Search and sharing', 'Recherche et partage'),
        description: bilingual(
          'How the article looks in search results and when it’s shared.',
          'L’apparence de l’article dans les résultats de recherche et quand on le partage.',
        ),
        type: 'seo',
        validation: required(
          'An article needs a title and description for search.',
          'Un article doit avoir un titre et une description pour la recherche.',
        ),
      }),
    ]),
  ],
  initialValue: withOnlyAuthor,
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
