import {ComponentIcon} from '@sanity/icons/Component'
import {DocumentIcon} from '@sanity/icons/Document'
import {type ArrayRule, defineArrayMember, defineField, defineType} from 'sanity'

import {isLocale} from '../../lib/i18n/locales'
import {pageHref} from '../../lib/urls/paths'
import {bilingual, bilingualFunction, message} from '../bilingual'
import {languageField} from '../objects/language'
import {sameLanguage} from '../objects/same-language'
import {required} from '../rules'
import {sectionTypes} from '../sections'
import {insertMenu} from '../sections/insert-menu'
import {noPlaceholderHeading, noPlaceholders} from '../sections/placeholders'
import {inGroup, pageGroups} from './groups'
import {ordering} from './ordering'
import {subtitleOf} from './subtitle'
import {uniquePath, validPath} from './unique-path'

export const page = defineType({
  name: 'page',
  title: bilingual('Page', 'Page'),
  description: bilingual(
    'One page in one language: its path, its sections and how it looks in search results.',
    'Une page dans une langue : son chemin, ses sections et son apparence dans les résultats de recherche.',
  ),
  type: 'document',
  icon: DocumentIcon,
  orderings: [ordering('title', 'titre', 'title'), ordering('path', 'chemin', 'path')],
  groups: pageGroups,
  fields: [
    ...inGroup('content', [
      defineField({
        name: 'title',
        title: bilingual('Title', 'Titre'),
        description: bilingual(
          'The page’s name in menus, breadcrumbs and this Studio.',
          'Le nom de la page dans les menus, le fil d’Ariane et ce Studio.',
        ),
        type: 'string',
        validation: required('A page needs a title.', 'Une page doit avoir un titre.'),
      }),
      defineField({
        name: 'path',
        title: bilingual('Path', 'Chemin'),
        description: bilingual(
          'The address after the language, with no slash in front: about, a-propos. For the home page, a single slash. If you change the path of a published page, visitors to the old one are redirected; pages below it keep theirs.',
          'L’adresse après la langue, sans barre oblique au début : about, a-propos. Pour la page d’accueil, une seule barre oblique. Si vous changez le chemin d’une page publiée, les visiteurs de l’ancien sont redirigés ; les pages en dessous gardent le leur.',
        ),
        type: 'string',
        options: {documentInternationalization: {exclude: true}},
        validation: (rule) => [
          rule.required().error(message('A page needs a path.', 'Une page doit avoir un chemin.')),
          rule.custom(validPath),
          rule.custom(uniquePath),
        ],
      }),
    ]),
    languageField,
    ...inGroup('content', [
      defineField({
        name: 'sections',
        title: bilingual('Sections', 'Sections'),
        description: bilingual(
          'From top to bottom. Drag to reorder.',
          'De haut en bas. Faites-les glisser pour changer leur ordre.',
        ),
        type: 'array',
        of: [
          ...sectionTypes.map(({name}) => defineArrayMember({type: name})),
          defineArrayMember({
            type: 'reference',
            title: bilingual('Shared section', 'Section partagée'),
            icon: ComponentIcon,
            to: [{type: 'sharedSection'}],
            options: {filter: sameLanguage},
          }),
        ],
        options: {insertMenu},
        validation: bilingualFunction((choose) => (rule: ArrayRule<unknown[]>) => [
          rule.custom(noPlaceholderHeading(choose)).error(),
          rule.custom(noPlaceholders(choose)).warning(),
        ]),
      }),
    ]),
    ...inGroup('seo', [
      defineField({
        name: 'seo',
        title: bilingual('Search and sharing', 'Recherche et partage'),
        description: bilingual(
          'How the page looks in search results and when it’s shared.',
          'L’apparence de la page dans les résultats de recherche et quand on la partage.',
        ),
        type: 'seo',
        validation: required(
          'A page needs a title and description for search.',
          'Une page doit avoir un titre et une description pour la recherche.',
        ),
      }),
    ]),
  ],
  preview: {
    select: {title: 'title', path: 'path', language: 'language', picture: 'seo.image'},
    prepare: ({title, path, language, picture}) => ({
      title,
      subtitle: subtitleOf(language, isLocale(language) && path ? pageHref(language, path) : path),
      media: picture,
    }),
  },
})
