import {iconNames as contentIconNames} from '../../../lib/sanity/options.ts'

/** Every icon in the sprite, by Lucide's names: those that content can choose, and those of the interface. */
export const iconNames = [
  ...contentIconNames,
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'check',
  'chevron-down',
  'circle-dashed',
  'globe',
  'info',
  'lightbulb',
  'link',
  'mail',
  'menu',
  'monitor',
  'moon',
  'search',
  'share-2',
  'sun',
  'triangle-alert',
  'x',
] as const
