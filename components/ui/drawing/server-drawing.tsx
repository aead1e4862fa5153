'use client'

import type {ReactNode} from 'react'

import sprite from '@/components/ui/icon/icons.generated.svg'
import {useServerHtml} from '@/components/ui/server-html'

import {type DrawingProps, drawingSize} from './forms'
import {Strokes} from './strokes'

/** A drawing whose strokes only the server computes and writes; `children` are the strokes of a preview, which change. */
export function ServerDrawing({children, ...props}: DrawingProps & {children?: ReactNode}) {
  const {form, seed, amounts} = props
  const written = useServerHtml(
    Object.values(props).join(' '),
    children || (typeof window === 'undefined' && <Strokes {...props} />),
  )
  return (
    <svg
      className="drawing"
      viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {seed || amounts?.length ? <g {...written} /> : <use href={`${sprite.src}#${form}`} />}
    </svg>
  )
}
