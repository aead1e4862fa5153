import {firstValueFrom, type Observable} from 'rxjs'
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

export function builderFor(role: string, language: Language) {
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
  return {S, context: source as unknown as StructureResolverContext}
}

interface Desk {
  root: List
  /** Returns the child pane with an id. */
  childOf: (pane: List, id: string) => Promise<unknown>
}

const serialized = (pane: unknown) => (pane as {serialize?: () => unknown}).serialize?.() ?? pane

export async function deskOf(role = 'administrator', language: Language = 'en-US'): Promise<Desk> {
  const {S, context} = builderFor(role, language)
  const root = serialized(
    await firstValueFrom(structure(S, context) as Observable<unknown>),
  ) as List
  const childOf = async (pane: List, id: string) =>
    serialized(await (pane.child as ChildResolver)(id, {parent: pane} as never))
  return {root, childOf}
}

export const itemsOf = (pane: List) =>
  pane.items.flatMap((item) => (item.type === 'divider' ? [] : [item]))
