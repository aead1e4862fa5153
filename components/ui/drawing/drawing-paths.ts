import {type Stroke, strokesPath} from '@/components/ui/waveform/strokes'
import type {DrawingForm} from '@/lib/sanity/drawing-forms'

import {forms} from './forms'
import {drawingSize, type Role} from './grid'

export interface DrawingProps {
  form: DrawingForm
  /** The same seed always gives the same drawing. */
  seed: string
  /** What the drawing counts, in forms that count. */
  figures?: {value: number; upTo?: number | null}[] | null
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
  const amounts = (figures ?? []).flatMap(({value, upTo}) => (upTo == null ? value : [value, upTo]))
  return forms[form](seed, amounts).map(([role, strokes]) => ({
    role,
    path: strokesPath(strokes.map(inBox)),
  }))
}
