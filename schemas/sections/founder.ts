import {UserIcon} from '@sanity/icons/User'
import {defineArrayMember, defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {required} from '../rules'
import {defineSection} from './define-section'
import {headingField, personNameField, portraitField} from './fields'
import {paragraph} from './initial-value'

export const founder = defineSection({
  name: 'founder',
  title: bilingual('Founder', 'Fondateur'),
  description: bilingual(
    'Who founded the company, and how they know the problem.',
    'Qui a fondé l’entreprise, et d’où cette personne connaît le problème.',
  ),
  icon: UserIcon,
  fields: [
    headingField,
    personNameField,
    defineField({
      name: 'role',
      title: bilingual('Role', 'Fonction'),
      description: bilingual('A few words.', 'Quelques mots.'),
      type: 'string',
    }),
    defineField({
      name: 'text',
      title: bilingual('Text', 'Texte'),
      description: bilingual(
        'Why they built the product.',
        'Pourquoi cette personne a créé le produit.',
      ),
      type: 'richText',
    }),
    defineField({
      name: 'quote',
      title: bilingual('Quote', 'Citation'),
      description: bilingual(
        'A sentence of theirs, below the portrait, or large in its place.',
        'Une phrase de cette personne, sous le portrait, ou en grand à sa place.',
      ),
      type: 'string',
    }),
    portraitField,
    defineField({
      name: 'profile',
      title: bilingual('Profile', 'Profil'),
      description: bilingual('Links to a professional profile.', 'Mène à un profil professionnel.'),
      type: 'link',
    }),
    defineField({
      name: 'stats',
      title: bilingual('Numbers', 'Nombres'),
      description: bilingual('Three, each with its label.', 'Trois, chacun avec son libellé.'),
      type: 'array',
      of: [
        defineArrayMember({
          name: 'stat',
          title: bilingual('Number', 'Nombre'),
          type: 'object',
          icon: UserIcon,
          fields: [
            defineField({
              name: 'value',
              title: bilingual('Number', 'Nombre'),
              description: bilingual(
                'A figure as {{key}}, or a word or two.',
                'Un chiffre sous la forme {{clé}}, ou un mot ou deux.',
              ),
              type: 'string',
              validation: required('Write the number.', 'Écrivez le nombre.'),
            }),
            defineField({
              name: 'label',
              title: bilingual('What it counts', 'Ce qu’il compte'),
              description: bilingual('A few words.', 'Quelques mots.'),
              type: 'string',
              validation: required('Say what it counts.', 'Dites ce qu’il compte.'),
            }),
          ],
          preview: {select: {title: 'value', subtitle: 'label'}},
        }),
      ],
    }),
  ],
  initialValue: {
    en: {
      heading: 'Who made it…',
      name: 'Their name…',
      role: 'What they do here…',
      text: [paragraph('Why they made it, in their own words…')],
    },
    fr: {
      heading: 'Qui l’a créé…',
      name: 'Son nom…',
      role: 'Son rôle ici…',
      text: [paragraph('Pourquoi, avec ses propres mots…')],
    },
  },
  preview: {media: 'portrait'},
})
