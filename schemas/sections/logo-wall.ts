import {ThLargeIcon} from '@sanity/icons/ThLarge'
import {defineArrayMember, defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {atLeastOne} from '../rules'
import {defineSection} from './define-section'
import {chosenPicture, headingField} from './fields'

export const logoWall = defineSection({
  name: 'logoWall',
  title: bilingual('Logo wall', 'Mur de logos'),
  description: bilingual(
    'The logos of customers or partners, in one color.',
    'Les logos de clients ou de partenaires, en une seule couleur.',
  ),
  icon: ThLargeIcon,
  fields: [
    headingField,
    defineField({
      name: 'logos',
      title: bilingual('Logos', 'Logos'),
      description: bilingual(
        'Dark, on a white or transparent background, ideally as SVG. The description is the company’s name. Ask before you show one.',
        'Sombres, sur fond blanc ou transparent, de préférence en SVG. La description est le nom de l’entreprise. Demandez son accord avant d’afficher un logo.',
      ),
      type: 'array',
      of: [defineArrayMember({type: 'picture', validation: chosenPicture})],
      validation: atLeastOne,
    }),
  ],
  initialValue: {
    en: {heading: 'Who works with us…'},
    fr: {heading: 'Qui travaille avec nous…'},
  },
  preview: {list: 'logos'},
})
