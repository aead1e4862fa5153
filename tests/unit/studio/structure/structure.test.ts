import {filter, firstValueFrom, isObservable, type Observable, of} from 'rxjs'
import {createSchema, type CurrentUser, type Source, type Template} from 'sanity'
import {
  createStructureBuilder,
  type ChildResolver,
  type DocumentList,
  type List,
  type StructureResolverContext,
} from 'sanity/structure'
import {describe, expect, test} from 'vitest'

import {languages, locales} from '../../../../lib/i18n/locales'
import {schemaTypes} from '../../../../schemas'
import {documentTypes, singletonDocuments, translatedDocuments} from '../../../../schemas/documents'
import {structure} from '../../../../studio/structure'
import {documentNode} from '../../../../studio/structure/document-node'
import {structureMessages} from '../../../../studio/structure/messages'
import {templatesOf} from '../../../../studio/structure/templates'

/** Languages other than the two that have counts here. */
const others = locales.filter((locale) => !['en', 'fr'].includes(locale))

const schema = createSchema({name: 'default', types: schemaTypes})

/** The templates that Sanity and the translations plugin offer, before the Studio filters them. */
const offered: Template[] = [
  {
    id: 'translation.metadata',
    title: 'Translation metadata',
    schemaType: 'translation.metadata',
    value: {},
  },
  ...documentTypes.map(({name}) => ({id: name, title: name, schemaType: name, value: {}})),
  ...translatedDocuments.flatMap(({name: schemaType}) => [
    {
      id: `${schemaType}-parameterized`,
      title: schemaType,
      schemaType,
      parameters: [{name: 'languageId', type: 'string'}],
      value: {},
    },
    ...locales.map((language) => ({
      id: `${schemaType}-${language}`,
      title: schemaType,
      schemaType,
      value: {language},
    })),
  ]),
]

const templates = templatesOf(offered)

const none = {total: 0, inProgress: 0}

const counts = {
  ...Object.fromEntries(translatedDocuments.map(({name}) => [`${name}-en`, none])),
  'page-en': {total: 1200, inProgress: 2},
  'page-fr': {total: 34, inProgress: 0},
  figure: {total: 5, inProgress: 1},
}

type Language = keyof typeof structureMessages.messages

function i18nIn(language: Language) {
  const words: Record<string, string> = structureMessages.messages[language]
  return {
    currentLocale: {id: language, title: language},
    loadNamespaces: async () => undefined,
    t: (key: string, values: Record<string, string> = {}) =>
      (words[key] ?? key).replaceAll(/{{(\w+)}}/g, (_match, name: string) => values[name] ?? ''),
  }
}

function builderFor(role: string, language: Language, found: Observable<unknown>) {
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
    documentStore: {listenQuery: () => found},
  } as unknown as StructureResolverContext
  return {S, context}
}

interface Desk {
  root: List
  /** Returns the child pane with an id. */
  childOf: (pane: List, id: string) => Promise<unknown>
}

/** Waits for a list's counts, which load after the list. */
async function settled(child: unknown): Promise<unknown> {
  if (!isObservable(child)) return child
  return firstValueFrom(child.pipe(filter((pane) => JSON.stringify(pane).includes(' · '))))
}

const serialized = (pane: unknown) => (pane as {serialize?: () => unknown}).serialize?.() ?? pane

async function deskOf(role = 'administrator', language: Language = 'en-US'): Promise<Desk> {
  const {S, context} = builderFor(role, language, of(counts))
  const root = serialized(await settled(structure(S, context))) as List
  const childOf = async (pane: List, id: string) =>
    serialized(await settled((pane.child as ChildResolver)(id, {parent: pane} as never)))
  return {root, childOf}
}

const itemsOf = (pane: List) =>
  pane.items.flatMap((item) => (item.type === 'divider' ? [] : [item]))

const titlesOf = (pane: List) => itemsOf(pane).map(({title}) => title)

describe('the first pane', () => {
  test('the first pane reaches every document type', async () => {
    const {root} = await deskOf()
    const types = documentTypes.map(({name}) => name)
    expect(new Set(itemsOf(root).map(({id}) => id))).toEqual(new Set(['in-progress', ...types]))
  })

  test('the first pane counts documents and drafts', async () => {
    const {root} = await deskOf()
    expect(titlesOf(root)).toEqual([
      'In progress · 3',
      'Pages · 1,234, 2 in progress',
      'Blog · 0',
      'Comparisons · 0',
      'FAQ · 0',
      'Feature cards · 0',
      'Shared sections · 0',
      'Figures · 5, 1 in progress',
      'Announcement bars · 0',
      'Authors · 0',
      'Redirects · 0',
      'Menus and footer',
      'Calls to action',
      'Settings',
      'Calculator',
    ])
  })

  test('the first pane is in French', async () => {
    const {root, childOf} = await deskOf('administrator', 'fr-FR')
    expect(titlesOf(root)).toContain('Pages · 1\u202f234, dont 2 en cours')
    expect(titlesOf((await childOf(root, 'page')) as List)).toEqual([
      'En cours · 2',
      'English · 1\u202f200, dont 2 en cours',
      'Français · 34',
      ...others.map((locale) => languages[locale].name),
    ])
  })

  test('the first pane is shown before the counts are known', async () => {
    const {S, context} = builderFor('administrator', 'en-US', of())
    const first = (
      await firstValueFrom(structure(S, context) as Observable<{serialize(): List}>)
    ).serialize()
    expect(titlesOf(first)).toContain('Pages')
  })

  test.each(['editor', 'viewer'])(
    'hides from the %s what only administrators change',
    async (role) => {
      const {root} = await deskOf(role)
      const ids = itemsOf(root).map(({id}) => id)
      expect(ids).toEqual(expect.arrayContaining(['redirect', 'navigation', 'callsToAction']))
      for (const id of ['siteSettings', 'roiSettings']) expect(ids).not.toContain(id)
    },
  )
})

describe('a list of a language', () => {
  test.each(translatedDocuments.flatMap(({name}) => locales.map((locale) => [name, locale])))(
    'of %s in %s begins documents in it',
    async (type, locale) => {
      const {root, childOf} = await deskOf()
      const pane = (await childOf(root, type)) as List
      const list = (await childOf(pane, `${type}-${locale}`)) as DocumentList
      expect(list.initialValueTemplates).toMatchObject([{templateId: `${type}-${locale}`}])
      expect(list.options).toMatchObject({params: {type, language: locale}})
      const create = {type, template: `${type}-${locale}`}
      const other = {type, template: `${type}-other`}
      const opens = (params: object) =>
        list.canHandleIntent?.('create', params, {pane: list, index: 2})
      expect([opens(create), opens(other)]).toEqual([true, false])
    },
  )

  test("a list's templates are named in the Studio's language", async () => {
    const {root, childOf} = await deskOf('administrator', 'fr-FR')
    const pane = (await childOf(root, 'page')) as List
    const list = (await childOf(pane, 'page-fr')) as DocumentList
    expect(list.initialValueTemplates).toMatchObject([{title: 'Page en français'}])
  })

  test('a list offers viewers no templates', async () => {
    const {root, childOf} = await deskOf('viewer')
    const pane = (await childOf(root, 'page')) as List
    const list = (await childOf(pane, 'page-en')) as DocumentList
    expect(list.initialValueTemplates).toEqual([])
    expect((await childOf(root, 'figure')) as DocumentList).toMatchObject({
      initialValueTemplates: [],
    })
  })

  test('a list stays open when counts change', async () => {
    const {root, childOf} = await deskOf()
    const panes = [await childOf(root, 'page'), await childOf(root, 'page')] as List[]
    const [first, second] = await Promise.all(panes.map((pane) => childOf(pane, 'page-en')))
    expect(first).toBe(second)
  })
})

describe('links to documents', () => {
  test('links open a document in the list of its type', async () => {
    const {root, childOf} = await deskOf()
    const pane = (await childOf(root, 'article')) as List
    const opens = (type: string) =>
      pane.canHandleIntent?.('edit', {id: 'a', type}, {pane, index: 1})
    expect([opens('article'), opens('page')]).toEqual([true, false])
    expect(await childOf(pane, 'some-id')).toMatchObject({
      type: 'component',
      options: {type: 'article'},
    })
  })

  test('links do not open drafts of published documents', async () => {
    const {root, childOf} = await deskOf()
    const lists = [root, (await childOf(root, 'page')) as List]
    for (const list of lists) {
      const pane = (await childOf(list, 'in-progress')) as DocumentList
      const edit = {id: 'a', type: 'page'}
      expect(pane.canHandleIntent?.('edit', edit, {pane, index: 1})).toBe(false)
    }
  })
})

describe('documents of which there is one', () => {
  test.each(singletonDocuments.map(({name}) => name))(
    'the singleton %s opens directly',
    async (name) => {
      const {root, childOf} = await deskOf()
      expect(await childOf(root, name)).toMatchObject({
        type: 'document',
        id: name,
        options: {id: name, type: name},
        views: [{type: 'form'}],
      })
    },
  )

  test('singletons have no form under another id', () => {
    const {S} = builderFor('administrator', 'en-US', of())
    const node = S.defaultDocument({schemaType: 'siteSettings', documentId: 'another'}).serialize()
    expect(node.views).toMatchObject([{type: 'component', id: 'singleton-notice'}])
  })

  test('singletons have no templates', () => {
    const types = new Set(templates.map(({schemaType}) => schemaType))
    for (const {name} of singletonDocuments) expect(types).not.toContain(name)
  })
})

describe('templates', () => {
  test('templates set the language of translated types', () => {
    const translated = new Set<string>(translatedDocuments.map(({name}) => name))
    const ids = templates.filter(({schemaType}) => translated.has(schemaType)).map(({id}) => id)
    expect(ids).toEqual(
      translatedDocuments.flatMap(({name}) => locales.map((locale) => `${name}-${locale}`)),
    )
  })

  test('templates have a name in each Studio language, and none creates plugin types', () => {
    expect(templates.map(({id}) => id)).not.toContain('translation.metadata')
    // Those without a language have the title of their type.
    const named = templates.filter(({id, schemaType}) => id !== schemaType)
    expect(named.length).toBeGreaterThan(0)
    for (const {i18n} of named) {
      for (const words of Object.values(structureMessages.messages)) {
        expect(Object.keys(words)).toContain(i18n?.title?.key)
      }
    }
  })
})
