import {type Stroke, strokesPath} from '@/components/ui/waveform/strokes'
import type {DrawingForm} from '@/lib/sanity/options'

import {drawingSize, forms, type Role} from './forms'

export interface DrawingProps {
  form: DrawingForm
  /** The same seed always gives the same drawing. */
  seed: string
  /** What the drawing counts, in forms that count. */
  figures?: {value: number | null; upTo?: number | null}[] | null
}

/** Returns the paths of a drawing, scaled to a box, by role. */
export function drawingPaths(
  {form, seed, figures}: DrawingProps,
  {width, height} = drawingSize,
): {role: Role; path: string}[] {
  const across = width / drawingSize.width
  const down = height / drawingSize.height
  const inBox = (stroke: Stroke): Stroke => {
    const start = {x: stroke.x * across, y: stroke.y * down}
    return 'width' in stroke
      ? {...start, width: stroke.width * across}
      : {...start, height: stroke.height * down}
  }
  const amounts = (figures ?? []).flatMap(({value, upTo}) => [value ?? [], upTo ?? []].flat())
  return forms[form](seed, amounts).map(([role, strokes]) => ({
    role,
    path: strokesPath(strokes.map(inBox)),
  }))
}

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
