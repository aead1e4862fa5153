import {getPublishedId, isDraftId, isPublishedId} from '@sanity/client/csm'

import type {FigureContent} from '../../lib/sanity/types'

/** A published figure or a draft, perhaps unfinished. */
export interface StoredFigure extends Partial<FigureContent> {
  _id: string
  label?: Record<string, string> | null
  limits?: Record<string, string> | null
}

/** A figure with its published document, its draft or both. */
export interface KnownFigure {
  id: string
  key: string
  published: StoredFigure | null
  draft: StoredFigure | null
}

/** Pairs published figures with their drafts, sorted by key, without versions of releases. */
export function knownFigures(stored: StoredFigure[]): KnownFigure[] {
  const byId = new Map<string, KnownFigure>()
  for (const figure of stored) {
    if (!isPublishedId(figure._id) && !isDraftId(figure._id)) continue
    const id = getPublishedId(figure._id)
    const known = byId.get(id) ?? {id, key: '', published: null, draft: null}
    const states = {...known, [isDraftId(figure._id) ? 'draft' : 'published']: figure}
    byId.set(id, {...states, key: latest(states).key ?? ''})
  }
  return [...byId.values()].sort((one, other) => one.key.localeCompare(other.key))
}

/** The draft of a figure, else the published document. */
export function latest({published, draft}: Omit<KnownFigure, 'key'>): StoredFigure {
  return draft ?? published ?? {_id: ''}
}

/** The fields that format a figure; null while it has no number. */
export function contentOf({key, value, upTo, prefix, suffix}: StoredFigure): FigureContent | null {
  if (!key || typeof value !== 'number') return null
  return {key, value, upTo: upTo ?? null, prefix: prefix ?? null, suffix: suffix ?? null}
}

/** The latest contents of all figures that have a number. */
export function contentsOf(figures: KnownFigure[]): FigureContent[] {
  return figures.flatMap((figure) => contentOf(latest(figure)) ?? [])
}
