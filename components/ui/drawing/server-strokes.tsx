'use client'

import {useServerHtml} from '@/components/ui/server-html'

import type {DrawingProps} from './forms'
import {Strokes} from './strokes'

/** The strokes of a drawing, which only the server computes and writes. */
export function ServerStrokes(props: DrawingProps) {
  const name = Object.values(props).join(' ')
  return <g {...useServerHtml(name, typeof window === 'undefined' && <Strokes {...props} />)} />
}
