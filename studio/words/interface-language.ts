import {publicEnv} from '../../lib/platform/env'
import {preferredLast, studioLanguages, type StudioLanguage} from './locales'

/** Where Sanity keeps the language that somebody chose. It tells nobody before the Studio has begun. */
const keptAt = `sanity-locale:${publicEnv.sanityProjectId}:default`

const listeners = new Set<() => void>()

let current: StudioLanguage | undefined

const isStudioLanguage = (id: unknown): id is StudioLanguage =>
  studioLanguages.some((language) => language === id)

function kept(): string | null {
  try {
    return localStorage.getItem(keptAt)
  } catch {
    // A browser that keeps nothing: Sanity asks its preference then too.
    return null
  }
}

function first(): StudioLanguage {
  const chosen = kept()
  if (isStudioLanguage(chosen)) return chosen
  const preferred = preferredLast(studioLanguages.map((id) => ({id}))).at(-1)
  return preferred?.id ?? studioLanguages[0]
}

/** The language of the interface, known before the Studio begins; on the server, where it never does, the first. */
export function interfaceLanguage(): StudioLanguage {
  if (typeof window === 'undefined') return studioLanguages[0]
  current ??= first()
  return current
}

/** Takes note of the language that the Studio is in. */
export function noteInterfaceLanguage(id: string): void {
  if (!isStudioLanguage(id) || id === current) return
  current = id
  for (const listener of listeners) listener()
}

/** Calls back when the interface has changed its language; returns what ends that. */
export function onInterfaceLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
