import type {ReactNode} from 'react'

import type {ShapeContext} from '@/components/markdown/shape'
import type {LinkContext} from '@/components/ui/link/link-context'
import type {Edit} from '@/lib/sanity/preview/edit'
import type {Block, BlockType} from '@/lib/sanity/types'

/** The level of a block's own heading, below the heading of the text before it. */
export type BlockHeading = 'h2' | 'h3' | 'h4' | 'h5'

/** Props of every block component. */
export interface BlockProps<T extends BlockType> {
  block: Block<T>
  /** Unique on its page. */
  id: string
  context: LinkContext
  /** Edit attributes of the block's fields. */
  edit: Edit
  heading: BlockHeading
}

/** A block component whose own type is not known where it is used. */
export type AnyBlock = (props: BlockProps<never>) => ReactNode | Promise<ReactNode>

/** Context of a block's Markdown. */
export interface BlockMarkdownContext extends ShapeContext {
  /** Prefix of the ids of the block's elements on the page. */
  id: string
}

/** Writes a block as Markdown. */
export type BlockMarkdown<T extends BlockType> = (
  block: Block<T>,
  context: BlockMarkdownContext,
) => string
