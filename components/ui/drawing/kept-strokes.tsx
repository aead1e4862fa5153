'use client'

import {kept} from '@/components/ui/kept'

import type {DrawingProps} from './forms'
import {Strokes} from './strokes'

/** The strokes of a drawing, which only the server computes and writes. */
export function KeptStrokes(props: DrawingProps) {
  return <g {...(typeof window === 'undefined' ? {children: <Strokes {...props} />} : kept)} />
}
