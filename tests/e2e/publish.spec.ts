import {leadsEndpoint} from '../../lib/urls/paths.ts'
import {deadline} from '../machine-speed.ts'
import {renderedAt, settledAt} from './rendered-pages.ts'
import {contentLake, expect, stack, test} from './site.ts'

test.describe('a publish', () => {
  const draftId = 'drafts.page-home-en'
  const heroTitle = 'sections[0].title'
  let seeded: string
  const pages = ['new-page-one', 'new-page-two'].map((path) => ({
    _id: `page-${path}`,
    _type: 'page',
    language: 'en',
    title: path,
    path,
    seo: {_type: 'seo', title: `Title of ${path}`, description: 'A page that a test made.'},
    sections: [{_key: 'hero', _type: 'hero', title: `Heading of ${path}`}],
  }))
  const remove = () =>
    contentLake.delete({query: '*[_id in $ids]', params: {ids: pages.map(({_id}) => _id)}})

  test.beforeAll(async () => {
    seeded = await contentLake.fetch(`*[_id == "page-home-en"][0].${heroTitle}`)
  })

  test.afterAll(async () => {
    await remove()
    await contentLake
      .patch('page-home-en')
      .set({[heroTitle]: seeded})
      .commit()
  })

  test('a publish shows at the next reload and re-renders only affected pages', async ({
    page,
    request,
  }) => {
    expect((await request.get('/new-page-one')).status()).toBe(404)
    for (const created of pages) await contentLake.createOrReplace(created)
    for (const {path} of pages) {
      await expect.poll(async () => (await request.get(`/${path}`)).status()).toBe(200)
    }
    await expect.poll(() => renderedAt('en/new-page-two')).toBeGreaterThan(0)
    // The French home page contains the path of its translation, so only the first change leaves it alone.
    const untouched = ['en/new-page-two', 'fr/app']
    const [english = 0, french, ...before] = await Promise.all(
      ['en', 'fr', ...untouched].map(settledAt),
    )
    await contentLake
      .patch('page-new-page-one')
      .set({'sections[_key=="hero"].title': 'Another heading'})
      .commit()
    await expect
      .poll(async () => (await request.get('/new-page-one')).text())
      .toContain('Another heading')
    expect(renderedAt('fr'), 'another language').toBe(french)

    const marked = `Say it, and it is written ${Date.now()}`
    const published = await contentLake.getDocument('page-home-en')
    if (!published) throw new Error('There is no home page.')
    await contentLake
      .transaction()
      .create({...published, _id: draftId})
      .patch(draftId, {set: {[heroTitle]: marked}})
      .commit()
    expect(await (await request.get('/')).text(), 'a draft is not on the site').not.toContain(
      marked,
    )
    await contentLake.action({
      actionType: 'sanity.action.document.publish',
      draftId,
      publishedId: 'page-home-en',
    })
    await expect.poll(async () => (await request.get('/')).text()).toContain(marked)
    await page.goto('/')
    await expect(page.locator('h1')).toHaveText(marked)
    await expect.poll(() => renderedAt('en')).toBeGreaterThan(english)
    expect(untouched.map(renderedAt), 'other pages were not rendered again').toEqual(before)

    await remove()
    await expect
      .poll(async () => (await request.get('/new-page-one')).status(), {timeout: deadline(45_000)})
      .toBe(404)
  })

  test('a figure changes on every page that names it and in its Markdown, in both languages', async ({
    request,
    playwright,
  }) => {
    const figure = await contentLake.fetch<{_id: string; value: number}>(
      '*[_type == "figure" && key == "crm-time-saved"][0]{_id, value}',
    )
    const texts = async () =>
      Promise.all(
        ['/', '/fr', '/index.md', '/fr/index.md'].map(async (path) =>
          (await request.get(path)).text(),
        ),
      )
    for (const text of await texts()) expect(text).toMatch(/67\s?%/)
    try {
      await contentLake.patch(figure._id).set({value: 71}).commit()
      // A page that shows a form's answer while it must be rendered anew leaves nothing of it in the page cache.
      const visitor = await playwright.request.newContext({baseURL: stack.siteUrl})
      const form = {form: 'demo', language: 'fr', name: 'Ada'}
      const headers = {referer: `${stack.siteUrl}/fr`}
      for (let sent = 0; sent < 5; sent += 1) {
        const answer = await visitor.post(leadsEndpoint, {form, headers})
        expect(await answer.text()).toContain('value="Ada"')
      }
      await visitor.dispose()
      await expect.poll(async () => (await texts()).every((text) => /71\s?%/.test(text))).toBe(true)
      expect((await texts()).some((text) => /nonce="|"Ada"/.test(text))).toBe(false)
    } finally {
      await contentLake.patch(figure._id).set({value: figure.value}).commit()
    }
    await expect.poll(async () => (await texts()).every((text) => /67\s?%/.test(text))).toBe(true)
  })
})

test.describe('an article', () => {
  const article = {
    _id: 'article-between-en',
    _type: 'article',
    language: 'en',
    title: 'Between two others',
    slug: {_type: 'slug', current: 'between-two-others'},
    untranslatedSlugs: [
      {_key: 'fr', _type: 'untranslatedSlug', language: 'fr', slug: 'between-two-autres'},
    ],
    summary: 'An article that a test made.',
    readTime: 1,
    publishedAt: '2025-09-23',
    author: {_type: 'reference', _ref: 'author-cormac-daly'},
    body: [],
    seo: {_type: 'seo', title: 'Between', description: 'An article that a test made.'},
  }
  const translation = {
    ...article,
    _id: 'article-between-fr',
    language: 'fr',
    title: 'Titre traduit',
    slug: {_type: 'slug', current: 'traduit'},
    untranslatedSlugs: [],
  }
  const translations = {
    _id: 'translation-article-between',
    _type: 'translation.metadata',
    schemaTypes: ['article'],
    translations: [article, translation].map(({_id, language}) => ({
      _key: language,
      _type: 'internationalizedArrayReferenceValue',
      language,
      value: {_type: 'reference', _ref: _id, _weak: true},
    })),
  }
  const notice = 'Les articles du blog ne sont disponibles qu’en anglais.'

  const [older, newer] = [
    'salesforce-data-quality-ai-voice-assistants',
    'ai-copilots-sales-teams-2025',
  ].map((slug) => `/blog/${slug}`)

  const lists = ['/sitemap.xml', '/llms.txt', '/blog/feed.xml', '/fr/blog/feed.xml', `${older}.md`]

  const every = (name: string | undefined) => lists.map(() => name)

  const remove = () => {
    const ids = [translations._id, translation._id, article._id]
    return contentLake.delete({query: '*[_id in $ids]', params: {ids}})
  }

  test.afterAll(remove)

  test('an article is linked, moved, translated and gone for the first reader of each list and its Markdown', async ({
    request,
  }) => {
    const textAt = async (path: string) => (await request.get(path)).text()
    const neighborsName = async (name: string) => {
      const texts = await Promise.all([older, newer].map((path) => textAt(String(path))))
      return texts.map((text) => text.includes(name))
    }
    /** The names in each list, asked once. */
    const listed = async () =>
      (await Promise.all(lists.map(textAt))).map(
        (text) => text.match(/(between|moved)-(?:to|two)-/)?.[1],
      )
    const markdownAt = async (slug: string) => (await request.get(`/blog/${slug}.md`)).status()
    const hasId = async () => /<guid[^>]*>article-between-en</.test(await textAt('/blog/feed.xml'))
    expect(await listed()).toEqual(every(undefined))

    await contentLake.create(article)
    await expect.poll(() => neighborsName('between-two-others')).toEqual([true, true])
    expect(await listed()).toEqual(every('between'))
    expect(await textAt('/fr/blog/between-two-autres')).toContain(notice)
    expect(await markdownAt('between-two-others')).toBe(200)
    expect(await hasId()).toBe(true)

    const slugs = {
      'slug.current': 'moved-to-here',
      'untranslatedSlugs[0].slug': 'moved-to-there',
    }
    await contentLake.patch(article._id).set(slugs).commit()
    await expect.poll(() => neighborsName('moved-to-here')).toEqual([true, true])
    expect(await listed()).toEqual(every('moved'))
    expect(await markdownAt('moved-to-here')).toBe(200)
    expect(await hasId()).toBe(true)

    await contentLake.transaction().create(translation).create(translations).commit()
    await expect.poll(() => textAt('/fr/blog/traduit')).toContain('Titre traduit')
    expect(await textAt('/fr/blog/traduit')).not.toContain(notice)
    await expect.poll(() => textAt('/blog/moved-to-here')).toContain('/fr/blog/traduit')
    await expect
      .poll(async () => {
        const moved = await request.get('/fr/blog/moved-to-there', {maxRedirects: 0})
        return [moved.status(), moved.headers()['location']?.replace(/^https?:\/\/[^/]+/, '')]
      })
      .toEqual([308, '/fr/blog/traduit'])

    await remove()
    await expect.poll(() => neighborsName('moved-to-here')).toEqual([false, false])
    expect(await listed()).toEqual(every(undefined))
    expect(await markdownAt('moved-to-here')).toBe(404)
  })
})
