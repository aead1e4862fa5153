import type {EditDocument} from '@/lib/preview/edit'
import type {LinkOrigin} from '@/lib/routing/links'

/** The page that a link is on, and its edit attributes. */
export interface LinkContext extends LinkOrigin {
  edit: EditDocument
  /** The page that explains the site's own figures. */
  figuresHref?: string | null
}
