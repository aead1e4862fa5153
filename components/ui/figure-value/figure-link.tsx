import type {ReactNode} from 'react'

import type {LinkContext} from '@/components/ui/link/link-context'

/** The id of a figure's line on the page that explains the figures. */
export const figureLineId = (key: string): string => `figure-${key}`

interface Props {
  figure: {key: string; isListed: boolean}
  context: LinkContext
  children: ReactNode
}

/** Links a figure to the line that explains it, if there is one. */
export function FigureLink({figure, context: {figuresHref}, children}: Props) {
  if (!figuresHref || !figure.isListed) return children
  return <a href={`${figuresHref}#${figureLineId(figure.key)}`}>{children}</a>
}
