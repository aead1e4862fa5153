import type {LucideIconData} from 'lucide-react/types'

/** What a module of `lucide-react/icons` has beside its component, and its own types leave out: `#icons/*` in package.json. */
export declare const __iconData: LucideIconData
