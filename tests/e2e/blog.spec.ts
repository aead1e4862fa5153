import {contentLake, expect, stack, test} from './site.ts'

interface Article {
  title: string
  slug: string
  frenchSlug: string
  headings: string[]
}

let articles: Article[] = []

test.beforeAll(async () => {
  articles = await contentLake.fetch<Article[]>(
    `*[_type == "article" && language == "en" && !(_id in path("drafts.**"))] | order(publishedAt desc){
      title,
      "slug": slug.current,
      "frenchSlug": untranslatedSlugs[language == "fr"][0].slug,
      "headings": body[style == "h2"]{"text": array::join(children[_type == "span"].text, "")}.text
    }`,
  )
  expect(articles.length).toBeGreaterThan(2)
})

function articleAt(index: number): Article & {href: string; frenchHref: string} {
  const article = articles[index]
  if (!article) throw new Error(`There is no article number ${index}.`)
  const {slug, frenchSlug} = article
  return {...article, href: `/blog/${slug}`, frenchHref: `/fr/blog/${frenchSlug}`}
}

test("an article's link can be copied, with an announcement", async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const {href} = articleAt(0)
  await page.goto(href)
  await page.getByRole('button', {name: 'Copy link'}).click()
  await expect(page.getByRole('status').filter({hasText: 'Link copied'})).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^https?:/)
  expect(new URL(copied).pathname).toBe(href)
})

test('an article links to the next, the previous and the list', async ({page}) => {
  await page.goto(articleAt(1).href)
  const turn = page.getByRole('navigation', {name: 'More articles'})
  await turn.getByRole('link', {name: articleAt(2).title}).click()
  await expect(page.locator('h1')).toHaveText(articleAt(2).title)
  await turn.getByRole('link', {name: articleAt(1).title}).click()
  await turn.getByRole('link', {name: articleAt(0).title}).click()
  await expect(page.locator('h1')).toHaveText(articleAt(0).title)
  await expect(turn.getByRole('listitem')).toHaveCount(1)
  const back = page.getByRole('link', {name: 'Back to Blog'})
  await expect(back).toHaveCount(2)
  await back.first().click()
  await expect(page).toHaveURL(new URL('/blog', stack.siteUrl).href)
})

test('an article works without JavaScript, except for copying its link', async ({plain: page}) => {
  await page.goto('/blog')
  await page.getByRole('link', {name: articleAt(0).title}).click()
  await expect(page.locator('h1')).toHaveText(articleAt(0).title)
  await expect(page.getByRole('heading', {name: articleAt(0).headings[0] ?? ''})).toBeVisible()
  await expect(page.getByRole('button', {name: 'Copy link'})).toBeHidden()
  await expect(page.getByRole('link', {name: 'Send by email'})).toBeVisible()
  await page.locator('nav.contents:visible a').first().click()
  await expect(page).toHaveURL(/#/)
})
