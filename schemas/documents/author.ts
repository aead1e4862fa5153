import {UserIcon} from '@sanity/icons/User'
import {defineField, defineType} from 'sanity'

/** Who writes articles. */
export const author = defineType({
  name: 'author',
  title: 'Author',
  type: 'document',
  icon: UserIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'As they sign.',
      type: 'string',
      validation: (rule) => rule.required().error('Write the name.'),
    }),
    defineField({
      name: 'role',
      title: 'Role',
      description: 'Why readers may trust them, in a few words.',
      type: 'localizedString',
    }),
    defineField({
      name: 'profileUrl',
      title: 'Profile',
      description: 'Their page on a professional network.',
      type: 'url',
    }),
  ],
  preview: {select: {title: 'name', subtitle: 'role.en'}},
})
