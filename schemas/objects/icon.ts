import {StarIcon} from '@sanity/icons/Star'
import {defineField} from 'sanity'

import {iconNames} from '../../lib/icons/names'

/** The field by which an editor chooses one of the site's icons. */
export const iconField = defineField({
  name: 'icon',
  title: 'Icon',
  description: 'Choose the one that says the same as the title; it is never read aloud.',
  type: 'string',
  icon: StarIcon,
  options: {list: [...iconNames]},
  validation: (rule) => rule.required().error('Choose an icon.'),
})
