import {draftPerspective} from '@/lib/sanity/perspective'

import type {DrawingProps} from './forms'
import {ServerDrawing} from './server-drawing'
import {Strokes} from './strokes'

/** A drawing, stretched to fill its container. Without a seed or amounts, it is the sprite's. */
export function Drawing(props: DrawingProps) {
  // Previews follow changes of the form and the figures.
  if (!draftPerspective()) return <ServerDrawing {...props} />
  return (
    <ServerDrawing {...props}>
      <Strokes {...props} />
    </ServerDrawing>
  )
}
