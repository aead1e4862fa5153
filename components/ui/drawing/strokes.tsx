import {type DrawingProps, drawingPaths} from './forms'

/** The strokes of a drawing, by role. */
export function Strokes(props: DrawingProps) {
  return drawingPaths(props).map(({role, path}) => <path key={role} className={role} d={path} />)
}
