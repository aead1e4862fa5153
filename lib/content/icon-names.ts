/** The icons an editor may choose. `components/ui/icon` draws each of them. */
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
] as const

export type IconName = (typeof iconNames)[number]
