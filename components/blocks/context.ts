import type {LinkContext} from '@/lib/i18n/links'
import type {Block, BlockType} from '@/lib/sanity/content'

/** What every block component takes. */
export interface BlockProps<T extends BlockType> {
  block: Block<T>
  context: LinkContext
}
