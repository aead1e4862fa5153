import {StarIcon} from '@sanity/icons/Star'
import {defineField} from 'sanity'

import {iconNames, type IconName} from '../../lib/content/icon-names'
import {message} from '../message'

const titles: Record<IconName, string> = {
  mic: 'Microphone',
  zap: 'Lightning',
  'keyboard-off': 'No keyboard',
  'messages-square': 'Conversation',
  clock: 'Clock',
  database: 'Database',
  plug: 'Plug',
  'shield-check': 'Shield',
  'map-pin': 'Map pin',
  'badge-check': 'Badge with a check mark',
  calendar: 'Calendar',
  'trending-up': 'Rising curve',
  rocket: 'Rocket',
}

export const iconField = defineField({
  name: 'icon',
  title: 'Icon',
  description: 'Choose one that says the same as the title. It’s never read aloud.',
  type: 'string',
  icon: StarIcon,
  options: {list: iconNames.map((value) => ({value, title: titles[value]}))},
  validation: (rule) => rule.required().error(message('Choose an icon.', 'Choisissez une icône.')),
})
