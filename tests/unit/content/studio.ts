import {
  createSchema,
  type InitialValueResolverContext,
  type SanityDocument,
  validateDocument,
} from 'sanity'

import {schemaTypesIn} from '../../../schemas'
import type {InterfaceLanguage} from '../../../schemas/bilingual'
import {ask, dataset, type Fields} from './dataset'
import {examples} from './examples'

const schemas = {
  'en-US': createSchema({name: 'content', types: schemaTypesIn('en-US')}),
  'fr-FR': createSchema({name: 'content', types: schemaTypesIn('fr-FR')}),
}

export const schema = schemas['en-US']

const published = new Set([...dataset, ...examples].map(({_id}) => _id))

/** A client for a Content Lake that holds only `content/`. */
const client = {
  withConfig: () => client,
  fetch: (query: string, params?: Fields) => ask(query, params),
}

/** The context of initial values. */
export const initialValueContext: InitialValueResolverContext = {
  projectId: 'content',
  dataset: 'content',
  schema,
  currentUser: null,
  getClient: () => client as never,
}

/** A validation result. */
export interface Problem {
  level: 'error' | 'warning' | 'info'
  /** A path in the document, as JSON. */
  path: string
  message: string
}

/** Shows Sanity's own messages by key: only ours are tested. */
const i18nOf = (id: string) => ({
  currentLocale: {id, title: id},
  locales: [],
  loadNamespaces: async () => undefined,
  t: (key: string) => key,
})

/** Validates a document as the Studio does, in a dataset that holds only `content/`. */
export async function problemsOf(
  document: Fields,
  language: InterfaceLanguage = 'en-US',
): Promise<Problem[]> {
  const workspace = {schema: schemas[language], i18n: i18nOf(language)}
  const markers = await validateDocument({
    document: document as unknown as SanityDocument,
    workspace: workspace as unknown as Parameters<typeof validateDocument>[0]['workspace'],
    getClient: () => client as never,
    getDocumentExists: async ({id}) => published.has(id),
  })
  return markers.map(({level, path, message}) => ({level, path: JSON.stringify(path), message}))
}
