/** Icons that editors can choose. `npm run typegen` adds them to the sprite in `components/ui/icon`. */
export const iconNames = [
  'mic',
  'zap',
  'keyboard-off',
  'messages-square',
  'clock',
  'database',
  'plug',
  'shield-check',
  'map-pin',
  'badge-check',
  'calendar',
  'trending-up',
  'rocket',
] as const

export type IconName = (typeof iconNames)[number]
