import sprite from '@/components/ui/icon/icons.generated.svg'

import {type DrawingProps, drawingPaths, drawingSize} from './forms'

/** A drawing, stretched to fill its container. Without a seed or figures, it is the sprite's. */
export function Drawing(props: DrawingProps) {
  const {form, seed, figures} = props
  return (
    <svg
      className="drawing"
      viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {seed || figures?.length ? (
        drawingPaths(props).map(({role, path}) => <path key={role} className={role} d={path} />)
      ) : (
        <use href={`${sprite.src}#${form}`} />
      )}
    </svg>
  )
}
