import {contentLake, expect, test} from '../e2e/site.ts'
import {deadline} from '../machine-speed.ts'

const _id = 'announcement-bar-of-a-test'

const text = (language: string) => `A bar in ${language} for a few seconds`

test.afterAll(async () => {
  await contentLake.delete(_id)
})

test('an announcement bar disappears at its end, without a publish', async ({page, request}) => {
  const says = async (path: string, language: string) =>
    (await (await request.get(path)).text()).includes(text(language))
  // Long enough to be rendered in both languages.
  const until = new Date(Date.now() + deadline(12_000))
  await contentLake.createOrReplace({
    _id,
    _type: 'announcementBar',
    until: until.toISOString(),
    message: {
      en: {text: text('English'), link: {_type: 'link', kind: 'cta', label: 'Read more'}},
      fr: {text: text('French')},
    },
  })
  await expect.poll(() => says('/about', 'English')).toBe(true)
  await expect.poll(() => says('/fr/a-propos', 'French')).toBe(true)
  await page.goto('/about')
  const bar = page.getByRole('complementary', {name: 'Announcement'})
  await expect(bar.getByRole('link', {name: 'Read more'})).toBeVisible()
  expect(Date.now(), 'the bar was seen before its end').toBeLessThan(until.getTime())

  // Seconds may be rounded up.
  await page.waitForTimeout(until.getTime() + 1000 - Date.now())
  expect(await says('/about', 'English'), 'the first response after its end').toBe(false)
  expect(await says('/fr/a-propos', 'French'), 'the first response after its end').toBe(false)
})
