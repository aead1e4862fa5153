import {StarIcon} from '@sanity/icons/Star'
import {defineField} from 'sanity'

import {iconNames, type IconName} from '../../lib/sanity/options'
import {bilingual} from '../bilingual'
import {required} from '../rules'

const titles: Record<IconName, string> = {
  mic: bilingual('Microphone', 'Microphone'),
  zap: bilingual('Lightning', 'Éclair'),
  'keyboard-off': bilingual('No keyboard', 'Clavier barré'),
  'messages-square': bilingual('Conversation', 'Conversation'),
  clock: bilingual('Clock', 'Horloge'),
  database: bilingual('Database', 'Base de données'),
  plug: bilingual('Plug', 'Prise'),
  'shield-check': bilingual('Shield', 'Bouclier'),
  'map-pin': bilingual('Map pin', 'Repère de carte'),
  'badge-check': bilingual('Badge with a check mark', 'Badge avec une coche'),
  calendar: bilingual('Calendar', 'Calendrier'),
  'trending-up': bilingual('Rising curve', 'Courbe montante'),
  rocket: bilingual('Rocket', 'Fusée'),
}

export const iconField = defineField({
  name: 'icon',
  title: bilingual('Icon', 'Icône'),
  description: bilingual(
    'Choose one that says the same as the title. It’s never read aloud.',
    'Choisissez celle qui dit la même chose que le titre. Elle n’est jamais lue à voix haute.',
  ),
  type: 'string',
  icon: StarIcon,
  options: {list: iconNames.map((value) => ({value, title: titles[value]}))},
  validation: required('Choose an icon.', 'Choisissez une icône.'),
})
