import sprite from '@/components/ui/icon/icons.generated.svg'
import {draftPerspective} from '@/lib/sanity/perspective'

import {type DrawingProps, drawingSize} from './forms'
import {ServerStrokes} from './server-strokes'
import {Strokes} from './strokes'

/** A drawing, stretched to fill its container. Without a seed or amounts, it is the sprite's. */
export function Drawing(props: DrawingProps) {
  const {form, seed, amounts} = props
  // Previews follow changes of the form and the figures.
  const Drawn = draftPerspective() ? Strokes : ServerStrokes
  return (
    <svg
      className="drawing"
      viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {seed || amounts?.length ? <Drawn {...props} /> : <use href={`${sprite.src}#${form}`} />}
    </svg>
  )
}
