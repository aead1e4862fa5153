import {UserIcon} from '@sanity/icons/User'
import {defineField, defineType} from 'sanity'

import {message} from '../message'

export const author = defineType({
  name: 'author',
  title: 'Author',
  description: 'Someone who writes articles.',
  type: 'document',
  icon: UserIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'The name they sign with.',
      type: 'string',
      validation: (rule) => rule.required().error(message('Write the name.', 'Écrivez le nom.')),
    }),
    defineField({
      name: 'role',
      title: 'Role',
      description: 'Why readers can trust them, in a few words.',
      type: 'localizedString',
    }),
    defineField({
      name: 'profileUrl',
      title: 'Profile',
      description: 'Their profile on a professional network.',
      type: 'url',
      validation: (rule) =>
        rule
          .uri({scheme: ['https']})
          .error(
            message('Begin the address with https://.', 'L’adresse doit commencer par https://.'),
          ),
    }),
  ],
  preview: {select: {title: 'name', subtitle: 'role.en'}},
})
