import type {LinkContext} from '@/components/ui/link/link-context'
import type {SiteSettings} from '@/lib/sanity/types'

import type {Translations} from './language-links'

/** Props of header and footer. */
export interface FrameProps extends LinkContext {
  settings: SiteSettings | null
  /** Path of the page; null on pages without one. */
  path: string | null
  translations: Translations
}
