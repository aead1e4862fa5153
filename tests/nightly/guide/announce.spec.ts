import {contentLake, expect, test} from '../../e2e/site.ts'
import {openStudio} from '../../e2e/studio/studio.ts'
import {guideLanguages, namesOfTask} from '../../fixtures/editors-guide.ts'
import {deadline} from '../../machine-speed.ts'
import {field, fill, inEachLanguage, publish, write} from './guide-studio.ts'

const text = 'A sentence of the guide'

test.afterEach(() =>
  contentLake.delete({
    query: '*[_type == "announcementBar" && $text in [message.en.text, message.fr.text]]',
    params: {text},
  }),
)

inEachLanguage((language) => {
  test('an editor announces something on every page', async ({page, request}) => {
    const [bars = '', shownUntil = ''] = namesOfTask('Announce something on every page')[language]
    const shownIn = async () => {
      const texts = ['/about', '/fr/a-propos'].map(async (path) =>
        (await (await request.get(path)).text()).includes(text),
      )
      return Promise.all(texts)
    }
    await openStudio(page, 'editor')
    await page.getByRole('link', {name: new RegExp(`^${bars}( · |$)`)}).click()
    await page.getByTestId('action-intent-button').last().click()
    const until = field(page, 'until')
    await expect(until).toContainText(shownUntil)
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    await fill(until.getByRole('textbox'), `${tomorrow.slice(0, 10)} 12:00`)
    await page.keyboard.press('Tab')
    await write(page, `message.${language}.text`, text)
    await publish(page, language)
    await expect.poll(shownIn).toEqual(guideLanguages.map((shown) => shown === language))
  })
})

test('an announcement disappears at its end, without a publish', async ({request}) => {
  const says = async (path: string) => (await (await request.get(path)).text()).includes(text)
  // Long enough to be rendered in both languages.
  const until = new Date(Date.now() + deadline(12_000))
  const message = {en: {text}, fr: {text}}
  await contentLake.create({_type: 'announcementBar', until: until.toISOString(), message})
  for (const path of ['/about', '/fr/a-propos']) {
    await expect.poll(async () => says(path)).toBe(true)
  }
  expect(Date.now(), 'it was seen before its end').toBeLessThan(until.getTime())
  // Seconds may be rounded up.
  await expect.poll(() => Date.now()).toBeGreaterThan(until.getTime() + 1000)
  for (const path of ['/about', '/fr/a-propos']) {
    expect(await says(path), 'the first response after its end').toBe(false)
  }
})
