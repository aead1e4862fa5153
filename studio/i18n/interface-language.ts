import {interfaceLanguages, type InterfaceLanguage} from '../../schemas/bilingual'

/**
 * Sorts the interface languages so that the one the browser prefers is last: Sanity starts in the last one until the user
 * chooses another. Without a preference that is English.
 */
export function preferredLast<T extends {id: string}>(locales: T[]): T[] {
  const preferred = navigator.languages.map((tag) => tag.split('-')[0])
  const rank = ({id}: T) => {
    const index = preferred.indexOf(id.split('-')[0])
    return index === -1 ? preferred.length : index
  }
  return locales.toReversed().toSorted((a, b) => rank(b) - rank(a))
}

/** Where the language is stored once the Studio has reported it: Sanity tells it only after its start. */
const storageKey = 'interface-language'

const listeners = new Set<() => void>()

let current: InterfaceLanguage | undefined

const isInterfaceLanguage = (id: unknown): id is InterfaceLanguage =>
  interfaceLanguages.some((language) => language === id)

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    // Storage is blocked: Sanity uses the browser's preference then too.
    return null
  }
}

function initialLanguage(): InterfaceLanguage {
  const stored = storedLanguage()
  if (isInterfaceLanguage(stored)) return stored
  const preferred = preferredLast(interfaceLanguages.map((id) => ({id}))).at(-1)
  return preferred?.id ?? interfaceLanguages[0]
}

/** Returns the interface language, also before the Studio has started; English on the server. */
export function interfaceLanguage(): InterfaceLanguage {
  if (typeof window === 'undefined') return interfaceLanguages[0]
  current ??= initialLanguage()
  return current
}

/** Stores the Studio's current language. */
export function setInterfaceLanguage(id: string): void {
  if (!isInterfaceLanguage(id)) return
  try {
    localStorage.setItem(storageKey, id)
  } catch {
    // Storage is blocked, and the next start uses the browser's preference.
  }
  if (id === current) return
  current = id
  for (const listener of listeners) listener()
}

/** Subscribes to changes of the interface language; returns the unsubscribe function. */
export function onInterfaceLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
