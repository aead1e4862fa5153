import {evaluate, parse} from 'groq-js'
import {defer, filter, firstValueFrom, isObservable, type Observable} from 'rxjs'
import {createSchema, type CurrentUser, type Source, type Template} from 'sanity'
import {
  createStructureBuilder,
  type ChildResolver,
  type List,
  type StructureResolverContext,
} from 'sanity/structure'

import {locales} from '../../../../lib/i18n/locales'
import {schemaTypes} from '../../../../schemas'
import {documentTypes, translatedDocuments} from '../../../../schemas/documents'
import {structure} from '../../../../studio/structure'
import {documentNode} from '../../../../studio/structure/document-node'
import {structureMessages} from '../../../../studio/structure/messages'
import {templatesOf} from '../../../../studio/structure/templates'
import {templates as kinds} from '../../../../studio/templates'
import {templatesMessages} from '../../../../studio/templates/messages'

const schema = createSchema({name: 'default', types: schemaTypes})

/** The templates that Sanity and the translations plugin offer, before the Studio filters them. */
const offered: Template[] = [
  {
    id: 'translation.metadata',
    title: 'Translation metadata',
    schemaType: 'translation.metadata',
    value: {},
  },
  ...kinds,
  ...documentTypes.map(({name}) => ({id: name, title: name, schemaType: name, value: {}})),
  ...translatedDocuments.map(({name: schemaType}) => ({
    id: `${schemaType}-parameterized`,
    title: schemaType,
    schemaType,
    parameters: [{name: 'languageId', type: 'string'}],
    value: {},
  })),
  ...translatedDocuments.flatMap(({name: schemaType}) =>
    locales.map((language) => ({
      id: `${schemaType}-${language}`,
      title: schemaType,
      schemaType,
      value: {language},
    })),
  ),
]

export const templates = templatesOf(offered)

/** Returns documents as the perspective of drafts answers, the first of them drafts. */
const documents = (total: number, inProgress: number, _type: string, language?: string) =>
  Array.from({length: total}, (_, index) => {
    const _id = `${_type}-${language}-${index}`
    return {_id, _originalId: index < inProgress ? `drafts.${_id}` : _id, _type, language}
  })

/** Answers a query. */
export type Answer = (queries: {fetch: string}) => Observable<unknown>

/** Answers the query of counts from documents. */
const answersFrom =
  (dataset: object[]): Answer =>
  ({fetch}) =>
    defer(async () => (await evaluate(parse(fetch), {dataset})).get() as Promise<unknown>)

const fewDocuments = [
  ...documents(12, 2, 'page', 'en'),
  ...documents(3, 0, 'page', 'fr'),
  ...documents(5, 1, 'figure'),
]

type Language = keyof typeof structureMessages.messages

/** Messages that are known once their namespace is loaded, as in the Studio. */
function i18nIn(language: Language) {
  const loaded = new Map<string | undefined, Record<string, string>>()
  return {
    currentLocale: {id: language, title: language},
    loadNamespaces: async (names: string[]) => {
      for (const {namespace, messages} of [structureMessages, templatesMessages])
        if (names.includes(namespace)) loaded.set(namespace, messages[language])
    },
    t: (key: string, values: Record<string, string> = {}) =>
      (loaded.get(values['ns'])?.[key] ?? key).replaceAll(
        /{{(\w+)}}/g,
        (_match, name: string) => values[name] ?? '',
      ),
  }
}

export function builderFor(role: string, language: Language, listenQuery: Answer) {
  const source = {
    schema,
    templates,
    currentUser: {roles: [{name: role, title: role}]} as CurrentUser,
    i18n: i18nIn(language),
    document: {resolveNewDocumentOptions: () => []},
  } as unknown as Source
  const S = createStructureBuilder({
    source,
    defaultDocumentNode: documentNode,
    perspectiveStack: [],
  })
  const context = {
    ...source,
    documentStore: {listenQuery},
  } as unknown as StructureResolverContext
  return {S, context}
}

interface Desk {
  root: List
  /** Returns the child pane with an id. */
  childOf: (pane: List, id: string) => Promise<unknown>
}

const isCounted = (pane: unknown) => JSON.stringify(pane).includes(' · ')

/** Waits for a list's counts, which load after the list. */
async function settled(child: unknown): Promise<unknown> {
  if (!isObservable(child)) return child
  return firstValueFrom(child.pipe(filter(isCounted)))
}

const serialized = (pane: unknown) => (pane as {serialize?: () => unknown}).serialize?.() ?? pane

export async function deskOf(
  role = 'administrator',
  language: Language = 'en-US',
  answer = answersFrom(fewDocuments),
): Promise<Desk> {
  const {S, context} = builderFor(role, language, answer)
  const root = serialized(await settled(structure(S, context))) as List
  const childOf = async (pane: List, id: string) =>
    serialized(await settled((pane.child as ChildResolver)(id, {parent: pane} as never)))
  return {root, childOf}
}

export const itemsOf = (pane: List) =>
  pane.items.flatMap((item) => (item.type === 'divider' ? [] : [item]))

export const titlesOf = (pane: List) => itemsOf(pane).map(({title}) => title)
