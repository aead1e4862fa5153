import {contentLake, expect, test} from '../e2e/site.ts'
import {openStudio, publishOpenDocument} from '../e2e/studio/studio.ts'

/** A new id each time: the Studio does not create a document with the id of a deleted one. */
const outlined = `article-made-from-outline-${crypto.randomUUID().slice(0, 8)}`

test.afterAll(async () => {
  const ids = [outlined, `drafts.${outlined}`]
  await contentLake.delete({query: '*[_id in $ids]', params: {ids}})
})

test('an article created from the outline is in the feeds once published', async ({
  page,
  request,
}) => {
  const template = `id=${outlined};template=article-outline-en;type=article`
  await openStudio(page, 'editor', `/intent/create/${template}/`)
  const field = (name: string) => page.getByTestId(`field-${name}`).first()
  const write = (name: string, text: string) => field(name).getByRole('textbox').fill(text)
  await write('title', 'Does the zephyr outline work?')
  await write('slug', 'zephyr-outline')
  await page.getByRole('tab', {name: 'Search and sharing'}).click()
  await write('seo.title', 'Does the zephyr outline work?')
  await write('seo.description', 'An article that is there while a test runs, no longer than that.')
  await publishOpenDocument(page)
  for (const feed of ['/blog/feed.xml', '/blog/feed.json']) {
    const text = async () => (await request.get(feed)).text()
    await expect.poll(text).toContain('/blog/zephyr-outline')
  }
  // The article has no reading time yet.
  expect(await (await request.get('/blog/zephyr-outline')).text()).toContain(
    '"timeRequired":"PT1M"',
  )
})
