import type {Action} from '@sanity/client'
import type {ObjectSchemaType, SanityDocument} from 'sanity'
import {beforeEach, describe, expect, test, vi} from 'vitest'

import {readPaths} from '../../../lib/sanity/paths'
import {writeRedirects} from '../../../lib/sanity/redirects'
import {redirectedPaths} from '../../../lib/urls/published-paths'
import {readIssues} from '../../../studio/actions/checks/read-issues'
import {publishDraft} from '../../../studio/actions/publication'
import {readRemovalFacts, remove} from '../../../studio/actions/removal/removal'
import {hasQuestions, reviewPublication} from '../../../studio/actions/review'
import {createTranslation} from '../../../studio/translations/create-translation'
import {initialRecordActions} from '../../../studio/translations/initial-records'
import {
  type Linkable,
  linkTranslation,
  readLinkable,
} from '../../../studio/translations/link-translation'
import {
  metadataQuery,
  recordFor,
  type TranslationMetadata,
} from '../../../studio/translations/metadata'
import {compare, stateOf} from '../../../studio/translations/record'
import {textsOf} from '../../../studio/translations/texts'
import {markUpToDate} from '../../../studio/translations/update-record'
import {schema} from '../../unit/content/studio.ts'
import {useLake} from '../lake.ts'

const used = useLake()

const pageType = schema.get('page') as ObjectSchemaType

const page = (id: string, language: string, more: Record<string, unknown> = {}) => ({
  _id: id,
  _type: 'page',
  language,
  path: id,
  title: 'About us',
  seo: {_type: 'seo', title: 'About us', description: 'Who we are'},
  ...more,
})

const questions = [
  {_key: 'a', _type: 'reference', _ref: 'faq-a'},
  {_key: 'b', _type: 'reference', _ref: 'faq-b'},
]

const sections = [{_key: 'faq', _type: 'faqList', heading: 'Questions', questions}]

const linked = (id: string, ids: Record<string, string>) => ({
  _id: id,
  _type: 'translation.metadata',
  translations: Object.entries(ids).map(([language, _ref]) => ({
    _key: language,
    language,
    value: {_type: 'reference', _ref, _weak: true},
  })),
})

async function stored(id: string): Promise<SanityDocument> {
  const document = await used.editor.getDocument<SanityDocument>(id)
  if (!document) throw new Error(`${id} is not there`)
  return document
}

const linkOf = (id: string) => used.editor.fetch<TranslationMetadata | null>(metadataQuery, {id})

/** Returns the French translation's state, as the Studio computes it. */
async function state(sourceId: string, translationId: string): Promise<string> {
  const link = await linkOf('about')
  const [source, translation] = [await stored(sourceId), await stored(translationId)]
  const texts = [textsOf(pageType, source), textsOf(pageType, translation)] as const
  return stateOf(compare(recordFor(link, 'fr'), ...texts))
}

async function createFrench() {
  return createTranslation(used.editor, pageType, await stored('about'), 'fr')
}

beforeEach(async () => {
  vi.stubGlobal('location', {host: 'localhost'})
  await used.editor.delete({query: '*[_type in ["page", "redirect", "translation.metadata"]]'})
  await used.editor.delete({query: '*[_type == "faq"]'})
  const transaction = used.editor.transaction()
  for (const id of ['faq-a', 'faq-b']) {
    transaction.create({_id: id, _type: 'faq', language: 'en', question: id})
  }
  transaction.create({_id: 'faq-a-fr', _type: 'faq', language: 'fr', question: 'A'})
  transaction.create(linked('translation-faq-a', {en: 'faq-a', fr: 'faq-a-fr'}))
  await transaction.create(page('about', 'en', {sections})).commit()
})

describe('a version in another language', () => {
  test('a new translation is a linked draft with references in its language', async () => {
    const made = await createFrench()
    expect(made).toMatchObject({isNew: true, shared: ['faq-b']})
    const draft = await stored(`drafts.${made.id}`)
    expect(draft).toMatchObject({language: 'fr', title: 'About us', seo: {title: 'About us'}})
    expect(draft).not.toHaveProperty('path')
    expect(draft['sections']).toEqual([
      {...sections[0], questions: [{...questions[0], _ref: 'faq-a-fr'}, questions[1]]},
    ])
    const link = await linkOf('about')
    expect(link?.translations?.map(({language, value}) => [language, value?._ref])).toEqual([
      ['en', 'about'],
      ['fr', made.id],
    ])
    expect(await state('about', draft._id)).toBe('untranslated')
  })

  test('a translation is created in one transaction', async () => {
    const {id} = await createFrench()
    const link = await linkOf('about')
    expect((await stored(`drafts.${id}`))._rev).toBe(link?._rev)
  })

  test('an existing translation is not changed', async () => {
    const first = await createFrench()
    await used.editor.patch(`drafts.${first.id}`).set({title: 'À propos'}).commit()
    expect(await createFrench()).toEqual({id: first.id, isNew: false, shared: []})
    expect(await stored(`drafts.${first.id}`)).toMatchObject({title: 'À propos'})
  })

  test('a new translation replaces a deleted one', async () => {
    await used.editor.create(linked('translation-about', {en: 'about', fr: 'gone'}))
    const {id} = await createFrench()
    const link = await linkOf('about')
    expect(link?.translations?.map(({value}) => value?._ref)).toEqual(['about', id])
  })

  test('two editors at once create one translation', async () => {
    const both = await Promise.allSettled([createFrench(), createFrench()])
    const [link] = [await linkOf('about')]
    expect(link?.translations).toHaveLength(2)
    const drafts = await used.editor.fetch<number>('count(*[language == "fr" && _type == "page"])')
    expect(drafts).toBe(1)
    expect(both.some(({status}) => status === 'fulfilled')).toBe(true)
  })

  test("a translation is created in its source's release", async () => {
    const source = {...page('versions.rSummer.about', 'en'), _id: 'versions.rSummer.about'}
    const made = await createTranslation(
      used.editor,
      pageType,
      source as unknown as SanityDocument,
      'fr',
    )
    expect(await used.editor.getDocument(`versions.rSummer.${made.id}`)).toMatchObject({
      language: 'fr',
    })
  })
})

async function publish(id: string, set: Record<string, unknown>): Promise<void> {
  const ids = {draftId: `drafts.${id}`, publishedId: id}
  const edit: Action = {actionType: 'sanity.action.document.edit', ...ids, patch: {set}}
  await used.editor.action(edit)
  const [draft, published] = [await stored(ids.draftId), await stored(id)]
  const notes = initialRecordActions(await linkOf(id), {type: pageType, draft, published})
  await publishDraft(used.editor, {draft, published}, notes)
}

describe('a translation without a record', () => {
  beforeEach(async () => {
    await used.editor.create(page('a-propos', 'fr', {title: 'À propos'}))
    await used.editor.create(linked('translation-about', {en: 'about', fr: 'a-propos'}))
  })

  test("a translation without a record is outdated once its source's texts change", async () => {
    expect(await state('about', 'a-propos')).toBe('complete')
    await publish('about', {title: 'About Saywell'})
    expect(await stored('about')).toMatchObject({title: 'About Saywell'})
    // Text that is the same in both documents does not count as untranslated.
    expect(await state('about', 'a-propos')).toBe('outdated')
    const [source, translation] = [await stored('about'), await stored('a-propos')]
    const {changed} = compare(
      recordFor(await linkOf('about'), 'fr'),
      textsOf(pageType, source),
      textsOf(pageType, translation),
    )
    expect(changed.map(({path}) => path)).toEqual(['title'])
  })

  test('a translation is up to date again once an editor confirms it', async () => {
    await publish('about', {title: 'About Saywell'})
    const [changedBefore] = [await linkOf('about')]
    await markUpToDate(used.editor, pageType, {
      metadataId: 'translation-about',
      sourceId: 'about',
      language: 'fr',
      from: 'en',
    })
    const link = await linkOf('about')
    expect(link?.records).toHaveLength(1)
    expect(link?._rev).not.toBe(changedBefore?._rev)
    const {changed} = compare(
      recordFor(link, 'fr'),
      textsOf(pageType, await stored('about')),
      textsOf(pageType, await stored('a-propos')),
    )
    expect(changed).toEqual([])
  })
})

async function factsOf(id: string, type = 'page') {
  const removal = {
    kind: 'delete',
    id,
    type,
    draft: null,
    published: await stored(id),
  } as const
  return {removal, facts: await readRemovalFacts(used.editor, removal)}
}

/** Where a visitor of an address is redirected. */
async function leadsTo(href: string): Promise<string | undefined> {
  const published = used.editor.withConfig({perspective: 'published'})
  return redirectedPaths(await readPaths(published)).get(href)
}

describe('removing a page', () => {
  test('removing a page is blocked by references and typed addresses that link to it', async () => {
    const link = {_key: 'l', _type: 'link', kind: 'page', page: {_type: 'reference', _ref: 'about'}}
    const typed = {_key: 'l', _type: 'link', kind: 'url', url: 'http://localhost/about#team'}
    for (const [id, links] of [
      ['app', [link]],
      ['team', [typed]],
    ] as const) {
      const invitation = {_key: 'i', _type: 'invitation', links}
      await used.editor.create(page(id, 'en', {sections: [invitation]}))
    }
    const {facts} = await factsOf('about')
    expect(facts.referrers.map(({id}) => id)).toEqual(['app', 'team'])
  })

  test.for([
    ['about', null],
    ['company/team', '/company'],
    ['nowhere/team', null],
  ] as const)(
    'a page at %s is redirected to %s unless an editor chooses',
    async ([path, parent]) => {
      for (const id of ['', 'company'])
        await used.editor.create(page(`page-${id}`, 'en', {path: id}))
      await used.editor.createOrReplace(page('about', 'en', {path}))
      const {facts} = await factsOf('about')
      expect(facts).toMatchObject({parent, hrefs: [`/${path}`]})
    },
  )

  test('removing a figure that code reads is blocked', async () => {
    for (const [key, isBuiltIn] of [
      ['crm-time-saved', true],
      ['pilot-length', false],
    ] as const) {
      const figure = await used.editor.create({
        _id: `figure-${key}`,
        _type: 'figure',
        key,
        value: 1,
      })
      const {facts} = await factsOf(figure._id, 'figure')
      expect(facts).toMatchObject({isBuiltIn, referrers: []})
      await used.editor.delete(figure._id)
    }
  })

  test('deleting a page deletes its draft and its version in a release too', async () => {
    const ids = ['about', 'drafts.about', 'versions.rSummer.about']
    for (const id of ids) await used.editor.createIfNotExists(page(id, 'en', {path: 'about'}))
    const {removal, facts} = await factsOf('about')
    const draft = await stored('drafts.about')
    await remove(used.editor, {...removal, draft}, facts, null)
    expect(await used.editor.getDocuments(ids)).toEqual([null, null, null])
  })

  test.for(['/app', null])(
    'a page restored after its visitors were sent to %s is what it was',
    async (target) => {
      await used.editor.create(page('app', 'en'))
      await used.editor.create(page('a-propos', 'fr'))
      await used.editor.create({_id: 'team', _type: 'redirect', from: '/team', to: '/about'})
      await used.editor.create(linked('translation-about', {en: 'about', fr: 'a-propos'}))
      const before = await linkOf('about')
      const {removal, facts} = await factsOf('about')
      expect(facts).toMatchObject({referrers: [], hrefs: ['/about']})
      expect(facts.targets).toContain('/app')
      await remove(used.editor, removal, facts, target)
      expect(await used.editor.getDocument('about')).toBeFalsy()
      expect(await leadsTo('/team')).toBe(target ?? '/about')
      expect(await leadsTo('/about')).toBe(target ?? undefined)
      expect((await linkOf('a-propos'))?.translations?.map(({language}) => language)).toEqual([
        'fr',
      ])

      await used.editor.create({...removal.published, _id: 'drafts.about'})
      expect(await linkOf('about')).toEqual(before)
      await publishDraft(used.editor, {draft: await stored('drafts.about'), published: null}, [])
      await writeRedirects(used.editor, [{_id: 'about', before: null}])
      expect(await linkOf('about')).toEqual(before)
      expect(await leadsTo('/team')).toBe('/about')
      expect(await leadsTo('/about')).toBeUndefined()
    },
  )
})

const linkFrench = (other: Linkable) =>
  linkTranslation(used.editor, 'page', {id: 'about', language: 'en'}, other)

const linkable = () => readLinkable(used.editor, 'page', {from: 'en', language: 'fr'})

const refsOf = async (id: string) =>
  (await linkOf(id))?.translations?.map(({language, value}) => [language, value?._ref])

describe('a version that exists already', () => {
  test('pages without a version in the language can be linked', async () => {
    await used.editor.create(page('app', 'en'))
    for (const id of ['alone', 'drafts.draft', 'linked', 'left']) {
      await used.editor.create(page(id, 'fr', {title: id}))
    }
    await used.editor.create(linked('translation-app', {en: 'app', fr: 'linked'}))
    await used.editor.create(linked('translation-left', {en: 'gone', fr: 'left'}))
    expect(await linkable()).toEqual([
      ['alone', 'alone'],
      ['draft', 'drafts.draft'],
      ['left', 'left'],
    ])
  })

  test.for([
    ['neither is linked', []],
    ['its own translation is gone', [linked('a', {en: 'about', fr: 'gone'})]],
    ['the original of the other is gone', [linked('b', {en: 'gone', fr: 'a-propos'})]],
    [
      'both belong to others that are gone',
      [linked('a', {en: 'about', fr: 'gone'}), linked('b', {en: 'gone', fr: 'a-propos'})],
    ],
  ] as const)('is linked where %s', async ([, sets]) => {
    await used.editor.create(page('a-propos', 'fr'))
    for (const set of sets) await used.editor.create(set)
    await linkFrench({id: 'a-propos', language: 'fr'})
    const both = [
      ['en', 'about'],
      ['fr', 'a-propos'],
    ]
    expect(await refsOf('about')).toEqual(both)
    expect(await refsOf('a-propos')).toEqual(both)
    expect(
      await used.editor.fetch(
        'count(*[_type == "translation.metadata" && references("about", "a-propos")])',
      ),
    ).toBe(1)
    expect(await linkable()).toEqual([])
    expect(await state('about', 'a-propos')).toBe('complete')
  })
})

describe('before a version is published', () => {
  test('the publish dialog lists open tasks, untranslated texts and links', async () => {
    const {id} = await createFrench()
    await used.editor.patch(`drafts.${id}`).set({path: 'a-propos'}).commit()
    const draft = await stored(`drafts.${id}`)
    const task = {
      _type: 'tasks.task',
      createdByUser: draft._createdAt,
      target: {document: {_ref: id, _weak: true}},
    }
    await used.editor.create({...task, status: 'open', title: 'Review this'})
    await used.editor.create({...task, status: 'closed', title: 'Write this'})
    const publication = {draft, published: null}
    const review = await reviewPublication(used.editor, pageType, publication, used.editor)
    expect(hasQuestions(review)).toBe(true)
    expect(review.issues.map(({kind, about}) => `${kind}: ${about}`)).toEqual([
      'task: Review this',
      'otherLanguage: faq-b',
      'untranslated: About us',
      'untranslated: Questions',
      'untranslated: About us',
      'untranslated: Who we are',
    ])
    const version = {...draft, _id: `versions.r1.${id}`}
    const inRelease = await readIssues(used.editor, pageType, version, used.editor)
    expect(inRelease.issues).toEqual(review.issues)
  })
})
