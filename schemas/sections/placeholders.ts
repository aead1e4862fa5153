import type {CustomValidator, Path, Schema, ValidationError} from 'sanity'

import {firstHeading} from '../../lib/sanity/headings'
import {nodesIn, stringsIn} from '../../lib/server/json'
import {type Choose, message} from '../bilingual'
import type {InitialValues} from './initial-value'

interface Section {
  _key: string
  _type: string
}

type SectionsValidator = CustomValidator<Section[] | undefined>

/** Returns the placeholder texts of a section's initial value. */
export function placeholdersOf(initialValue: unknown): string[] {
  const {initialValues} = Object(initialValue) as {initialValues?: InitialValues}
  return stringsIn(initialValues).filter((text) => text.endsWith('…'))
}

const placeholdersIn = ({_type}: Section, schema: Schema) =>
  new Set(placeholdersOf(schema.get(_type)?.initialValue))

/** Returns the paths at which a section still contains one of the texts. */
function pathsOf(section: Section, texts: Set<string>): Path[] {
  return [...nodesIn(section)].flatMap(({value, path}) =>
    typeof value === 'string' && texts.has(value) ? [[{_key: section._key}, ...path]] : [],
  )
}

const sampleText = message(
  'This is sample text. Write your own, or delete it.',
  'Ce texte est un exemple. Écrivez le vôtre, ou supprimez-le.',
)

const sampleHeading = message(
  'The page’s heading is still sample text. Write your own.',
  'Le titre de la page est encore un exemple. Écrivez le vôtre.',
)

/** Rejects a page whose heading is still the placeholder. */
export const noPlaceholderHeading =
  (choose: Choose): SectionsValidator =>
  (sections, {schema}) => {
    const first = sections?.[firstHeading(sections)]
    if (!first) return true
    const placeholders = placeholdersIn(first, schema)
    const field = ['title', 'heading'].find((name) =>
      placeholders.has(String(Reflect.get(first, name))),
    )
    if (!field) return true
    return {message: choose(sampleHeading), path: [{_key: first._key}, field]}
  }

/** Warns about placeholder texts that are still in place. */
export const noPlaceholders =
  (choose: Choose): SectionsValidator =>
  (sections, {schema}) => {
    const errors = (sections ?? []).flatMap((section) =>
      pathsOf(section, placeholdersIn(section, schema)).map((path): ValidationError => ({
        message: choose(sampleText),
        path,
      })),
    )
    return errors.length === 0 || errors
  }
