'use client'

import {useKept} from '@/components/ui/kept'

import type {DrawingProps} from './forms'
import {Strokes} from './strokes'

/** The strokes of a drawing, which only the server computes and writes. */
export function KeptStrokes(props: DrawingProps) {
  const name = Object.values(props).join(' ')
  return <g {...useKept(name, typeof window === 'undefined' && <Strokes {...props} />)} />
}
