import {UserIcon} from '@sanity/icons/User'
import {defineField, defineType} from 'sanity'

import {bilingual, message} from '../bilingual'
import {localizedPath} from '../objects/localized'

export const author = defineType({
  name: 'author',
  title: bilingual('Author', 'Auteur'),
  description: bilingual('Someone who writes articles.', 'Une personne qui écrit des articles.'),
  type: 'document',
  icon: UserIcon,
  fields: [
    defineField({
      name: 'name',
      title: bilingual('Name', 'Nom'),
      description: bilingual('The name they sign with.', 'Le nom sous lequel la personne signe.'),
      type: 'string',
      validation: (rule) => rule.required().error(message('Write the name.', 'Écrivez le nom.')),
    }),
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
      name: 'profileUrl',
      title: bilingual('Profile', 'Profil'),
      description: bilingual(
        'Their profile on a professional network.',
        'Son profil sur un réseau professionnel.',
      ),
      type: 'url',
      validation: (rule) =>
        rule
          .uri({scheme: ['https']})
          .error(
            message('Begin the address with https://.', 'L’adresse doit commencer par https://.'),
          ),
    }),
  ],
  preview: {select: {title: 'name', subtitle: localizedPath((locale) => `role.${locale}`)}},
})
