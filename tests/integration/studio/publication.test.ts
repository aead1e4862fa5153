import type {SanityClient} from '@sanity/client'
import type {SanityDocument} from 'sanity'
import {beforeEach, describe, expect, test} from 'vitest'

import {writeRedirects} from '../../../lib/sanity/redirects'
import {planPublication, publishDraft} from '../../../studio/actions/publication'
import {useLake} from '../lake.ts'

const used = useLake()

const redirectsQuery = '*[_type == "redirect"] | order(from asc){from, to}'

const redirects = (perspective: 'published' | 'raw' = 'raw') =>
  used.administrator.withConfig({perspective}).fetch(redirectsQuery)

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

async function rename(id: string, path: string): Promise<void> {
  await edit(id, {path})
  await publish(id)
}

beforeEach(async () => {
  await used.administrator.delete({
    query: '*[_type in ["page", "article", "redirect", "translation.metadata"]]',
  })
  await used.administrator.create(page('about', 'about'))
})

describe('publishing a page at another path', () => {
  test('publishing at another path writes the redirect', async () => {
    await edit('about', {path: 'about-us', title: 'About us'})
    const plan = await planPublication(used.administrator, await publicationOf('about'))
    expect(plan).toEqual({set: [{from: '/about', to: '/about-us'}], remove: []})
    await publish('about')
    expect(await redirects('published')).toEqual([{from: '/about', to: '/about-us'}])
    expect(await used.administrator.getDocument('about')).toMatchObject({
      path: 'about-us',
      title: 'About us',
    })
    expect(await used.administrator.fetch('count(*[_id in path("drafts.**")])')).toBe(0)
    const [id] = await used.administrator.fetch<string[]>('*[_type == "redirect"]._id')
    expect(id).toMatch(/^redirect-[0-9a-f]{32}$/)
  })

  test("the written redirect replaces an editor's draft of it", async () => {
    await used.administrator.create({_id: 'team', _type: 'redirect', from: '/team', to: '/about'})
    await edit('team', {to: '/else'})
    await rename('about', 'about-us')
    expect(await redirects()).toEqual([
      {from: '/about', to: '/about-us'},
      {from: '/team', to: '/about-us'},
    ])
  })

  test('a redirect is deleted together with its draft', async () => {
    await used.administrator.create({_id: 'team', _type: 'redirect', from: '/team', to: '/about'})
    await edit('team', {to: '/else'})
    await rename('about', 'team')
    expect(await redirects()).toEqual([{from: '/about', to: '/team'}])
  })

  test('a redirect whose source has changed is kept', async () => {
    await rename('about', 'about-us')
    const [id] = await used.administrator.fetch<string[]>('*[_type == "redirect"]._id')
    await used.administrator.patch(String(id)).set({from: '/team'}).commit()
    await rename('about', 'about')
    await rename('about', 'about-us')
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

/** Changes the page's path, as an editor. */
async function move(path: string): Promise<void> {
  await edit('about', {path})
  await publish('about', used.editor)
}

describe('an editor who moves a page', () => {
  test('an editor who moves a page writes, changes and deletes redirects', async () => {
    await move('about-us')
    await move('company')
    expect(await redirects()).toEqual([
      {from: '/about', to: '/company'},
      {from: '/about-us', to: '/company'},
    ])
    expect(await used.editor.fetch('*[_type == "redirect"].automatic')).toEqual([true, true])
    await move('about')
    expect(await redirects()).toEqual([
      {from: '/about-us', to: '/about'},
      {from: '/company', to: '/about'},
    ])
  })
})

/** Returns the state of the page and the redirects. */
async function state() {
  const documents = await used.administrator.getDocuments(['about', 'drafts.about'])
  return {paths: documents.map((document) => document?.['path']), redirects: await redirects()}
}

const untouched = {paths: ['about', 'about-us'], redirects: []}

describe('when publishing fails', () => {
  test('publishing an outdated draft changes nothing', async () => {
    await edit('about', {path: 'about-us'})
    const seen = await publicationOf('about')
    await edit('about', {title: 'Changed since'})
    await expect(publishDraft(used.administrator, seen, [])).rejects.toMatchObject({
      statusCode: 409,
    })
    expect(await state()).toEqual(untouched)
  })

  test('publishing over a newer version changes nothing', async () => {
    await edit('about', {path: 'about-us'})
    const seen = await publicationOf('about')
    await used.administrator.patch('about').set({title: 'Changed since'}).commit()
    await expect(publishDraft(used.administrator, seen, [])).rejects.toMatchObject({
      statusCode: 409,
    })
    expect(await state()).toEqual(untouched)
  })

  test('publishing without permission changes nothing', async () => {
    await edit('about', {path: 'about-us'})
    const viewer = used.lake.client('viewer')
    await expect(publish('about', viewer)).rejects.toMatchObject({statusCode: 403})
    expect(await state()).toEqual(untouched)
  })
})
