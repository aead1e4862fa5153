import {expect, test} from './site.ts'

const path = '/ai-agent-salesforce'
const last = 'Read one of these before you choose'

test("the table of contents links to the sections' headings in order", async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900})
  await page.goto(path)
  const links = page.locator('nav.contents:visible a')
  const names = await links.allInnerTexts()
  // Sections below the fold may not be rendered yet, and have no inner text until then.
  const headings = await page.locator('main h2').allTextContents()
  expect(names.length).toBeGreaterThan(6)
  expect(names.at(-1)).toBe(last)
  expect(headings.slice(0, names.length)).toEqual(names)
  await links.last().click()
  await expect(page.getByRole('heading', {name: last, exact: true})).toBeInViewport()
})

test('the table of contents is collapsed on a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740})
  await page.goto(path)
  const contents = page.locator('nav.contents:visible')
  await expect(contents).toHaveCount(1)
  await expect(contents.getByRole('link').first()).toBeHidden()
  await contents.locator('summary').click()
  await contents.getByRole('link', {name: last}).click()
  await expect(page).toHaveURL(/#/)
})

test('the table of contents of a legal page is sticky and marks the section being read', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900})
  await page.goto('/terms-of-service')
  const contents = page.locator('nav.contents:visible')
  const links = contents.locator('a')
  const current = () =>
    links.evaluateAll((all) => all.find((link) => link.matches(':target-current'))?.textContent)
  for (const at of [0, 4, -1]) {
    const name = (await links.allTextContents()).at(at) ?? ''
    await page.getByRole('heading', {name, exact: true}).evaluate((heading) => {
      heading.scrollIntoView({block: 'start', behavior: 'instant'})
    })
    await expect.poll(current).toBe(name)
    await expect(contents).toBeInViewport()
  }
})
