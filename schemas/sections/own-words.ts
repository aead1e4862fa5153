import type {CustomValidator, Path, Schema, ValidationError} from 'sanity'

import {message, messageIn} from '../message'
import type {Beginnings} from './beginning'

interface Section {
  _key: string
  _type: string
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** Placeholder texts of a section's initial value. */
function askingTexts({_type}: Section, schema: Schema): Set<string> {
  const {beginnings} = Object(schema.get(_type)?.initialValue) as {beginnings?: Beginnings}
  return new Set(textsIn(beginnings).filter((text) => text.endsWith('…')))
}

/** Paths at which a value still holds one of the texts. */
function pathsOf(value: unknown, texts: Set<string>, path: Path): Path[] {
  if (typeof value === 'string') return texts.has(value) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => {
    const {_key} = Object(field) as {_key?: string}
    const segment = Array.isArray(value) ? (_key ? {_key} : Number(name)) : name
    return pathsOf(field, texts, [...path, segment])
  })
}

const asking = message(
  'This is sample text. Write your own, or delete it.',
  'Ce texte est un exemple. Écrivez le vôtre, ou supprimez-le.',
)

/** Warns about placeholder texts that were not replaced. */
export const ownWords: CustomValidator<Section[] | undefined> = (sections, context) => {
  const errors = (sections ?? []).flatMap((section) =>
    pathsOf(section, askingTexts(section, context.schema), [{_key: section._key}]).map(
      (path): ValidationError => ({
        message: messageIn(asking, context),
        path,
      }),
    ),
  )
  return errors.length === 0 || errors
}
