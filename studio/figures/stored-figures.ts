import {getPublishedId, isDraftId, isPublishedId} from '@sanity/client/csm'

import type {FigureContent} from '../../lib/content/types'

/** A figure as the dataset holds it, published or as a draft; an editor may not have got to all of it. */
export interface StoredFigure extends Partial<FigureContent> {
  _id: string
  _rev?: string
  label?: Record<string, string> | null
  source?: Record<string, string> | null
  asOf?: string | null
}

/** A figure in both of its states; at least one of them is there. */
export interface KnownFigure {
  id: string
  key: string
  published: StoredFigure | null
  draft: StoredFigure | null
}

/** The two states of each figure brought together, in the order of their keys. Versions of releases are left out. */
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

/** A figure as its editors have it: with the changes that are not published yet. */
export function latest({published, draft}: Omit<KnownFigure, 'key'>): StoredFigure {
  return draft ?? published ?? {_id: ''}
}

/** What the site's own functions need to write a figure; null while it has no number. */
export function contentOf({key, value, upTo, prefix, suffix}: StoredFigure): FigureContent | null {
  if (!key || typeof value !== 'number') return null
  return {key, value, upTo: upTo ?? null, prefix: prefix ?? null, suffix: suffix ?? null}
}

/** The figures that can be written, as their editors have them. */
export function contentsOf(figures: KnownFigure[]): FigureContent[] {
  return figures.flatMap((figure) => contentOf(latest(figure)) ?? [])
}
