import type {StoredDocument} from '../../contract.ts'

/** A change in Mendoza's format: instructions that make the document after from the one before, and back. */
export interface Effects {
  apply: unknown[]
  revert: unknown[]
}

/** Mendoza's instruction 0 is "the result is this value", which is a whole patch. */
export function effectsOf(change: {
  before: StoredDocument | undefined
  after: StoredDocument | undefined
}): Effects {
  return {apply: [0, change.after ?? null], revert: [0, change.before ?? null]}
}
