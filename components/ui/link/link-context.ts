import type {EditDocument} from '@/lib/sanity/preview/edit'
import type {LinkOrigin} from '@/lib/urls/links'

/** The page that a link is on, and its edit attributes. */
export interface LinkContext extends LinkOrigin {
  edit: EditDocument
  /** The page that explains the site's own figures. */
  figuresHref?: string | null
}
