import type {SchemaTypeDefinition} from 'sanity'

import {blockWords} from './blocks'
import {documentWords} from './documents'
import {inWords} from './in-words'
import {objectWords} from './objects'
import {sectionWords} from './sections'
import {sharedWords} from './shared'

type Words = Readonly<Record<string, string>>

/** What only one type says in French, by type; it goes before what several say. */
export const ownWords: Readonly<Record<string, Words>> = {
  ...documentWords,
  ...sectionWords,
  ...blockWords,
  ...objectWords,
}

const shared: Words = sharedWords

/** What a type says, in French. What has no French yet stays English; a test does not let that pass. */
export function inFrench(text: string, type: string): string {
  return ownWords[type]?.[text] ?? shared[text] ?? text
}

/** The schema of a Studio whose interface is French. */
export function frenchSchema<T extends SchemaTypeDefinition>(types: T[]): T[] {
  return inWords(types, 'fr', inFrench)
}
