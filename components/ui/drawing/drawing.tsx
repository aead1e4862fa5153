import {type DrawingProps, drawingPaths} from './drawing-paths'
import {drawingSize} from './grid'

/** A drawing, stretched to fill its container. */
export function Drawing(props: DrawingProps) {
  return (
    <svg
      className="drawing"
      viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {drawingPaths(props).map(({role, path}) => (
        <path key={role} className={role} d={path} />
      ))}
    </svg>
  )
}
