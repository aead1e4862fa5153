import type {SanityClient} from '@sanity/client'
import type {SanityDocument} from 'sanity'
import {beforeEach, describe, expect, test} from 'vitest'

import {writeRedirects} from '../../../lib/sanity/redirects'
import {publishDraft} from '../../../studio/actions/publication'
import {useLake} from '../lake.ts'

const used = useLake()

const redirectsQuery = '*[_type == "redirect"] | order(from asc){from, to}'

const redirects = () => used.administrator.fetch(redirectsQuery)

const page = (id: string, path: string, language = 'en') => ({
  _id: id,
  _type: 'page',
  language,
  path,
  title: id,
})

/** Edits a document as an editor typing would. */
async function edit(id: string, set: Record<string, unknown>): Promise<void> {
  const draftId = `drafts.${id}`
  const patch = {set}
  await used.administrator.action({
    actionType: 'sanity.action.document.edit',
    draftId,
    publishedId: id,
    patch,
  })
}

async function publicationOf(id: string) {
  const [draft, published] = await used.administrator.getDocuments([`drafts.${id}`, id])
  return {draft: draft as SanityDocument, published: published as SanityDocument | null}
}

/** Publishes as the Studio does, and writes redirects as the site's webhook does. */
async function publish(id: string, client: SanityClient = used.administrator): Promise<void> {
  const publication = await publicationOf(id)
  await publishDraft(client, publication, [])
  await writeRedirects(used.administrator, [{_id: id, before: publication.published}])
}

/** Publishes the page at another path. */
async function rename(path: string, client?: SanityClient): Promise<void> {
  await edit('about', {path})
  await publish('about', client)
}

beforeEach(async () => {
  await used.administrator.delete({
    query: '*[_type in ["page", "article", "redirect", "translation.metadata"]]',
  })
  await used.administrator.create(page('about', 'about'))
})

describe('publishing a page at another path', () => {
  test("the written redirect replaces an editor's draft of it", async () => {
    await used.administrator.create({_id: 'team', _type: 'redirect', from: '/team', to: '/about'})
    await edit('team', {to: '/else'})
    await rename('about-us')
    expect(await redirects()).toEqual([
      {from: '/about', to: '/about-us'},
      {from: '/team', to: '/about-us'},
    ])
  })

  test('a redirect is deleted together with its draft', async () => {
    await used.administrator.create({_id: 'team', _type: 'redirect', from: '/team', to: '/about'})
    await edit('team', {to: '/else'})
    await rename('team')
    expect(await redirects()).toEqual([{from: '/about', to: '/team'}])
  })

  test('a redirect whose source has changed is kept', async () => {
    await rename('about-us')
    const [id] = await used.administrator.fetch<string[]>('*[_type == "redirect"]._id')
    await used.administrator.patch(String(id)).set({from: '/team'}).commit()
    await rename('about')
    await rename('about-us')
    expect(await redirects()).toEqual([
      {from: '/about', to: '/about-us'},
      {from: '/team', to: '/about-us'},
    ])
  })
})

const slug = (current: string) => ({_type: 'slug', current})

const french = (current: string) => [{_key: 'fr', language: 'fr', slug: current}]

describe('publishing an article with other slugs', () => {
  test('a former slug redirects to the translation if there is one', async () => {
    await used.administrator.create({
      _id: 'why',
      _type: 'article',
      language: 'en',
      slug: slug('why'),
      untranslatedSlugs: french('pourquoi'),
    })
    await used.administrator.create({
      _id: 'raisons',
      _type: 'article',
      language: 'fr',
      slug: slug('raisons'),
    })
    await used.administrator.create({
      _id: 'translations',
      _type: 'translation.metadata',
      translations: ['why', 'raisons'].map((id) => ({
        _key: id,
        language: id === 'why' ? 'en' : 'fr',
        value: {_type: 'reference', _ref: id, _weak: true},
      })),
    })
    await edit('why', {untranslatedSlugs: []})
    await publish('why')
    expect(await redirects()).toEqual([{from: '/fr/blog/pourquoi', to: '/fr/blog/raisons'}])
  })
})

describe('an editor who moves a page', () => {
  test('an editor who moves a page writes, changes and deletes redirects', async () => {
    await rename('about-us', used.editor)
    await rename('company', used.editor)
    expect(await redirects()).toEqual([
      {from: '/about', to: '/company'},
      {from: '/about-us', to: '/company'},
    ])
    expect(await used.editor.fetch('*[_type == "redirect"].automatic')).toEqual([true, true])
    expect(await used.editor.getDocument('about')).toMatchObject({path: 'company'})
    expect(await used.editor.fetch('count(*[_id in path("drafts.**")])')).toBe(0)
    await rename('about', used.editor)
    expect(await redirects()).toEqual([
      {from: '/about-us', to: '/about'},
      {from: '/company', to: '/about'},
    ])
  })
})

/** What an editor has seen of a draft of the page at another path before somebody changed something. */
async function seenBefore(change: () => Promise<unknown>) {
  await edit('about', {path: 'about-us'})
  const seen = await publicationOf('about')
  await change()
  return seen
}

test.each([
  [409, 'of an outdated draft', 'editor', () => edit('about', {title: 'Changed since'})],
  [
    409,
    'over a newer version',
    'editor',
    () => used.administrator.patch('about').set({title: 'Changed since'}).commit(),
  ],
  [403, 'without permission', 'viewer', () => Promise.resolve()],
] as const)('is refused with %i %s, and changes nothing', async (statusCode, _, role, change) => {
  const seen = await seenBefore(change)
  const wish = publishDraft(used[role], seen, [])
  await expect(wish).rejects.toMatchObject({statusCode})
  const documents = await used.administrator.getDocuments(['about', 'drafts.about'])
  expect(documents.map((document) => document?.['path'])).toEqual(['about', 'about-us'])
  expect(await redirects()).toEqual([])
})
