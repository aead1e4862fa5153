import {UserIcon} from '@sanity/icons/User'
import {defineField, defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {localizedPath} from '../objects/localized'
import {httpsAddress} from '../rules'
import {personNameField} from '../sections/fields'
import {ordering} from './ordering'

export const author = defineType({
  name: 'author',
  title: bilingual('Author', 'Auteur'),
  description: bilingual('Someone who writes articles.', 'Une personne qui écrit des articles.'),
  type: 'document',
  icon: UserIcon,
  orderings: [ordering('name', 'nom', 'name')],
  fields: [
    personNameField,
    defineField({
      name: 'role',
      title: bilingual('Role', 'Fonction'),
      description: bilingual(
        'Why readers can trust them, in a few words.',
        'Pourquoi les lecteurs peuvent lui faire confiance, en quelques mots.',
      ),
      type: 'localizedString',
    }),
    defineField({
      name: 'portrait',
      title: bilingual('Portrait', 'Portrait'),
      description: bilingual(
        'Shown beside the name where this person replies to a form.',
        'Affiché à côté du nom là où cette personne répond à un formulaire.',
      ),
      type: 'image',
      options: {hotspot: true},
    }),
    defineField({
      name: 'profileUrl',
      title: bilingual('Profile', 'Profil'),
      description: bilingual(
        'Their profile on a professional network.',
        'Son profil sur un réseau professionnel.',
      ),
      type: 'url',
      validation: httpsAddress,
    }),
  ],
  preview: {select: {title: 'name', subtitle: localizedPath((locale) => `role.${locale}`)}},
})
