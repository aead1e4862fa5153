import {ComponentIcon} from '@sanity/icons/Component'
import {type ArrayRule, defineArrayMember, defineField, defineType} from 'sanity'

import {bilingual, bilingualFunction, message} from '../bilingual'
import {languageField} from '../objects/language'
import {requiredText} from '../rules'
import {shareableSections} from '../sections'
import {insertMenu} from '../sections/insert-menu'
import {noPlaceholders} from '../sections/placeholders'
import {ordering} from './ordering'
import {subtitleOf} from './subtitle'

export const sharedSection = defineType({
  name: 'sharedSection',
  title: bilingual('Shared section', 'Section partagée'),
  description: bilingual(
    'A section that several pages show. Change it here, and it changes on each of them.',
    'Une section que plusieurs pages affichent. Modifiez-la ici, et elle change sur chacune.',
  ),
  type: 'document',
  icon: ComponentIcon,
  orderings: [ordering('title', 'titre', 'title')],
  fields: [
    defineField({
      name: 'title',
      title: bilingual('Name', 'Nom'),
      description: bilingual(
        'Helps editors find it. Visitors don’t see it.',
        'Aide à la retrouver. Les visiteurs ne le voient pas.',
      ),
      type: 'string',
      validation: requiredText(
        100,
        'A shared section needs a name',
        'Une section partagée doit avoir un nom',
      ),
    }),
    languageField,
    defineField({
      name: 'sections',
      title: bilingual('Section', 'Section'),
      description: bilingual('What the pages show.', 'Ce que les pages affichent.'),
      type: 'array',
      of: shareableSections.map(({name}) => defineArrayMember({type: name})),
      options: {insertMenu},
      validation: bilingualFunction((choose) => (rule: ArrayRule<unknown[]>) => [
        rule
          .required()
          .min(1)
          .max(1)
          .error(message('Add exactly one section.', 'Ajoutez une seule section.')),
        rule.custom(noPlaceholders(choose)).warning(),
      ]),
    }),
  ],
  preview: {
    select: {title: 'title', language: 'language', heading: 'sections.0.heading'},
    prepare: ({title, language, heading}) => ({title, subtitle: subtitleOf(language, heading)}),
  },
})
