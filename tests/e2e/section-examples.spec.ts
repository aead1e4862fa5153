import {publishExamples} from '../../local/testing/section-examples.ts'
import {expectToBreakWords} from './long-word.ts'
import {
  contentLake,
  expect,
  expectAccessibleInBothThemes,
  nightly,
  scrollThrough,
  test,
} from './site.ts'

const path = '/section-examples'

let ids: string[] = []

test.beforeAll(async ({request}) => {
  ids = await publishExamples(contentLake)
  await expect.poll(async () => (await request.get(path)).status()).toBe(200)
})

test.afterAll(async () => {
  await contentLake.delete({query: '*[_id in $ids]', params: {ids}})
})

test.describe('without script', () => {
  test.use({javaScriptEnabled: false})

  test('without script, visitors switch between monthly and yearly prices', async ({page}) => {
    await page.goto(path)
    const team = page.getByRole('listitem').filter({has: page.getByRole('heading', {name: 'Team'})})
    await expect(team).toContainText('€29 per month')
    await expect(team.getByText('per year')).toBeHidden()
    await page.getByText('Yearly', {exact: true}).click()
    await expect(team.getByText('per year')).toBeVisible()
    await expect(team.getByText('€290')).toBeVisible()
    await expect(team.getByText('per month')).toBeHidden()
    await page.keyboard.press('ArrowLeft')
    await expect(team.getByText('per month')).toBeVisible()
  })
})

test('a video loads when played', async ({page}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(path)
  await scrollThrough(page)
  expect(requested.filter((url) => url.includes('/images/')).length).toBeGreaterThan(0)
  expect(requested.filter((url) => /\.mp4|video\.example/.test(url))).toEqual([])

  const played = page.waitForRequest(/\.mp4$/)
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    void video.play().catch(() => undefined)
  })
  expect((await (await played).response())?.ok()).toBe(true)
})

test('the captions of a video are shown', nightly, async ({page}) => {
  await page.goto(path)
  const track = page.locator('track')
  await track.evaluate(({track: captions}: HTMLTrackElement) => {
    captions.mode = 'showing'
  })
  const cues = () =>
    track.evaluate(({track: captions}: HTMLTrackElement) =>
      [...(captions.cues ?? [])].map((cue) => (cue as VTTCue).text),
    )
  await expect.poll(cues).toEqual(['A caption for tests.'])
})

test('the examples are accessible on a phone', nightly, async ({page}) => {
  await page.setViewportSize({width: 360, height: 800})
  await page.goto(path)
  await expectAccessibleInBothThemes(page)
})

test('one long word in every text of the examples makes them no wider than a phone', async ({
  page,
  pageErrors,
}) => {
  // What a slow machine hydrates after the change.
  pageErrors.allow(/Minified React error #418/)
  await expectToBreakWords(page, path)
})
