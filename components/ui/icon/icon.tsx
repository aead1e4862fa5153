import type {LucideIconData} from 'lucide-react/types'

import {__iconData as arrowLeft} from '#icons/arrow-left'
import {__iconData as arrowRight} from '#icons/arrow-right'
import {__iconData as arrowUpRight} from '#icons/arrow-up-right'
import {__iconData as badgeCheck} from '#icons/badge-check'
import {__iconData as calendar} from '#icons/calendar'
import {__iconData as check} from '#icons/check'
import {__iconData as chevronDown} from '#icons/chevron-down'
import {__iconData as circleDashed} from '#icons/circle-dashed'
import {__iconData as clock} from '#icons/clock'
import {__iconData as database} from '#icons/database'
import {__iconData as globe} from '#icons/globe'
import {__iconData as info} from '#icons/info'
import {__iconData as keyboardOff} from '#icons/keyboard-off'
import {__iconData as lightbulb} from '#icons/lightbulb'
import {__iconData as link} from '#icons/link'
import {__iconData as mail} from '#icons/mail'
import {__iconData as mapPin} from '#icons/map-pin'
import {__iconData as menu} from '#icons/menu'
import {__iconData as messagesSquare} from '#icons/messages-square'
import {__iconData as mic} from '#icons/mic'
import {__iconData as monitor} from '#icons/monitor'
import {__iconData as moon} from '#icons/moon'
import {__iconData as plug} from '#icons/plug'
import {__iconData as search} from '#icons/search'
import {__iconData as share} from '#icons/share-2'
import {__iconData as shieldCheck} from '#icons/shield-check'
import {__iconData as sun} from '#icons/sun'
import {__iconData as trendingUp} from '#icons/trending-up'
import {__iconData as triangleAlert} from '#icons/triangle-exclamation-point'
import {__iconData as x} from '#icons/x'
import {__iconData as zap} from '#icons/zap'
import type {IconName} from '@/lib/content/icon-names'
import type {EditAttributes} from '@/lib/preview/edit'

import {Drawing} from './drawing'

/** The icons of the interface, which editors do not choose. */
type InterfaceIcon =
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up-right'
  | 'check'
  | 'chevron-down'
  | 'circle-dashed'
  | 'globe'
  | 'info'
  | 'lightbulb'
  | 'link'
  | 'mail'
  | 'menu'
  | 'monitor'
  | 'moon'
  | 'search'
  | 'share'
  | 'sun'
  | 'triangle-alert'
  | 'x'

const icons: Record<IconName | InterfaceIcon, LucideIconData> = {
  'arrow-left': arrowLeft,
  'arrow-right': arrowRight,
  'arrow-up-right': arrowUpRight,
  'badge-check': badgeCheck,
  calendar,
  check,
  'chevron-down': chevronDown,
  'circle-dashed': circleDashed,
  clock,
  database,
  globe,
  info,
  'keyboard-off': keyboardOff,
  lightbulb,
  'map-pin': mapPin,
  link,
  mail,
  menu,
  'messages-square': messagesSquare,
  mic,
  monitor,
  moon,
  plug,
  search,
  share,
  'shield-check': shieldCheck,
  sun,
  'trending-up': trendingUp,
  'triangle-alert': triangleAlert,
  x,
  zap,
}

/** All of them, for the gallery. */
export const iconNames = Object.keys(icons) as (keyof typeof icons)[]

interface Props extends EditAttributes {
  /** Null where a draft has none yet. */
  name: IconName | InterfaceIcon | null
}

/** An icon as tall as its line of text, hidden from screen readers: the words beside it say the same. */
export function Icon({name, ...edit}: Props) {
  const icon = name && (icons[name] as LucideIconData | undefined)
  return icon ? <Drawing {...edit} icon={icon} /> : null
}
