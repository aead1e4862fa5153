import type {ReactNode} from 'react'

import type {BlockType} from '@/lib/sanity/content'

import type {BlockProps} from './context'

type Registry = {
  [T in BlockType]: (props: BlockProps<T>) => ReactNode | Promise<ReactNode>
}

/** The component of every block type; TypeScript complains about a type that has none. */
export const registry: Partial<Registry> = {}
