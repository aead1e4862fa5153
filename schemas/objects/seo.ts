import {SearchIcon} from '@sanity/icons/Search'
import {defineField, defineType} from 'sanity'

import {longest} from '../../lib/seo/title'
import {bilingual, message} from '../bilingual'
import {shownWhole} from './shown-length'

export const seo = defineType({
  name: 'seo',
  title: bilingual('Search and sharing', 'Recherche et partage'),
  description: bilingual(
    'What search engines and share previews show.',
    'Ce que montrent les moteurs de recherche et les aperçus de partage.',
  ),
  type: 'object',
  icon: SearchIcon,
  fields: [
    defineField({
      name: 'title',
      title: bilingual('Title', 'Titre'),
      description: bilingual(
        `Shown in search results and the browser tab. Up to ${longest.title} characters show in full; the site’s name follows if there’s room.`,
        `Affiché dans les résultats de recherche et l’onglet du navigateur. Il s’affiche en entier jusqu’à ${longest.title} caractères ; le nom du site suit s’il reste de la place.`,
      ),
      type: 'string',
      validation: (rule) => [
        rule
          .required()
          .error(
            message(
              'A page needs a title for search results.',
              'Une page doit avoir un titre pour les résultats de recherche.',
            ),
          ),
        rule.custom(shownWhole('title')).warning(),
      ],
    }),
    defineField({
      name: 'description',
      title: bilingual('Description', 'Description'),
      description: bilingual(
        `Two sentences that make someone click. Up to ${longest.description} characters show in full.`,
        `Deux phrases qui donnent envie de cliquer. Elles s’affichent en entier jusqu’à ${longest.description} caractères.`,
      ),
      type: 'text',
      rows: 3,
      validation: (rule) => [
        rule.custom((text) =>
          text?.trim()
            ? true
            : message(
                'A page needs a description for search results.',
                'Une page doit avoir une description pour les résultats de recherche.',
              ),
        ),
        rule.custom(shownWhole('description')).warning(),
      ],
    }),
    defineField({
      name: 'keywords',
      title: bilingual('Keywords', 'Mots-clés'),
      description: bilingual(
        'The searches this page answers.',
        'Les recherches auxquelles cette page répond.',
      ),
      type: 'array',
      of: [{type: 'string'}],
      options: {layout: 'tags'},
    }),
    defineField({
      name: 'image',
      title: bilingual('Picture for sharing', 'Image de partage'),
      description: bilingual(
        'Replaces the one the site draws: 1200 × 630 pixels around the focus point. Keep any words large.',
        'Remplace celle que dessine le site : 1200 × 630 pixels autour du point d’intérêt. S’il y a des mots, écrivez-les en grand.',
      ),
      type: 'picture',
    }),
    defineField({
      name: 'noIndex',
      title: bilingual('Hide from search engines', 'Masquer aux moteurs de recherche'),
      description: bilingual(
        'Anyone with the address can still open the page.',
        'La page reste accessible à toute personne qui connaît son adresse.',
      ),
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'description', media: 'image'}},
})
