import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Calendar from 'lucide-react/icons/calendar'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Clock from 'lucide-react/icons/clock'
import Database from 'lucide-react/icons/database'
import Globe from 'lucide-react/icons/globe'
import Info from 'lucide-react/icons/info'
import KeyboardOff from 'lucide-react/icons/keyboard-off'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Link from 'lucide-react/icons/link'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Menu from 'lucide-react/icons/menu'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Mic from 'lucide-react/icons/mic'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Plug from 'lucide-react/icons/plug'
import Search from 'lucide-react/icons/search'
import Share from 'lucide-react/icons/share-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Sun from 'lucide-react/icons/sun'
import TrendingUp from 'lucide-react/icons/trending-up'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import Zap from 'lucide-react/icons/zap'

import type {IconName} from '@/lib/icons/names'

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

const icons: Record<IconName | InterfaceIcon, typeof Mic> = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up-right': ArrowUpRight,
  'badge-check': BadgeCheck,
  calendar: Calendar,
  check: Check,
  'chevron-down': ChevronDown,
  'circle-dashed': CircleDashed,
  clock: Clock,
  database: Database,
  globe: Globe,
  info: Info,
  'keyboard-off': KeyboardOff,
  lightbulb: Lightbulb,
  'map-pin': MapPin,
  link: Link,
  mail: Mail,
  menu: Menu,
  'messages-square': MessagesSquare,
  mic: Mic,
  monitor: Monitor,
  moon: Moon,
  plug: Plug,
  search: Search,
  share: Share,
  'shield-check': ShieldCheck,
  sun: Sun,
  'trending-up': TrendingUp,
  'triangle-alert': TriangleAlert,
  x: X,
  zap: Zap,
}

/** All of them, for the gallery. */
export const iconNames = Object.keys(icons) as (keyof typeof icons)[]

/** One icon, as tall as a line of its text; never read aloud, the words beside it say the same. */
export function Icon({name}: {name: IconName | InterfaceIcon}) {
  const Drawing = icons[name]
  return <Drawing className="icon" aria-hidden strokeWidth={1.5} />
}
