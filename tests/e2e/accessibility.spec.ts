import type {Page} from '@playwright/test'

import {type Language, languages} from '../fixtures/specified-routes.ts'
import {deadline} from '../machine-speed.ts'
import {isNightly, lastByDay} from '../nightly.ts'
import {
  pathsOfEveryType,
  expect,
  expectAccessibleInBothThemes,
  publishedAddresses,
  scrollThrough,
  test,
  themeRules,
  violationsIn,
} from './site.ts'

const desktop = {width: 1280, height: 800}
const phone = {width: 360, height: 740}

type Narrow = NonNullable<Parameters<typeof violationsIn>[1]>

/** One way to check a page. The page loads once; only theme and viewport change between views. */
interface View {
  name: string
  set: (page: Page) => Promise<void>
  narrow: Narrow
}

const views: View[] = [
  {
    name: 'light',
    set: (page) => page.setViewportSize(desktop),
    narrow: (axe) => axe,
  },
  {
    name: 'dark',
    set: (page) => page.emulateMedia({colorScheme: 'dark'}),
    narrow: (axe) => axe.withRules(themeRules),
  },
  {
    name: 'phone',
    set: (page) => page.setViewportSize(phone),
    narrow: (axe) => axe.disableRules(themeRules),
  },
  {
    name: 'paper',
    set: (page) => page.emulateMedia({media: 'print', colorScheme: 'dark'}),
    narrow: (axe) => axe.withRules(themeRules),
  },
]

/** By day without the phone. */
const shownViews = views.filter(({name}) => isNightly || name !== 'phone')

/** React generates these ids from render order, so they differ from page to page. */
const generatedIds = /_[rR]_\w*_/g

/**
 * Returns axe's violations in a view of the page and in each of its dialogs, opened in turn. Dialogs whose markup is in
 * `known` were checked on another page and are skipped.
 */
async function violationsOf(page: Page, {name, narrow}: View, known: Set<string>) {
  const found = await violationsIn(page, narrow)
  for (const dialog of await page.locator('dialog').all()) {
    const html = await dialog.evaluate(({outerHTML}) => outerHTML)
    const key = `${name} ${html.replaceAll(generatedIds, '')}`
    if (known.has(key)) continue
    known.add(key)
    await dialog.evaluate((element: HTMLDialogElement) => element.showModal())
    found.push(...(await violationsIn(page, (axe) => narrow(axe).include('dialog[open]'))))
    await dialog.evaluate((element: HTMLDialogElement) => element.close())
  }
  return found
}

/** All addresses in the nightly run; by day, English pages that cover every section type. */
const addressesToLookAt = (language: Language) =>
  isNightly ? publishedAddresses(language) : pathsOfEveryType(language)

/** Opens a page, loads its lazy parts and opens every `details`. */
async function openUnfolded(page: Page, path: string): Promise<void> {
  await page.emulateMedia({media: null, colorScheme: 'light'})
  await page.setViewportSize(desktop)
  await page.goto(path)
  await scrollThrough(page)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

// These are the longest tests, so each language gets its own worker.
test.describe.configure({mode: 'parallel'})

for (const language of languages.filter((each) => isNightly || each === 'en')) {
  test.describe(`axe in ${language}`, () => {
    test(`axe finds no violation in these views and in dialogs: ${shownViews.map(({name}) => name).join(', ')}`, async ({
      page,
      pageErrors,
    }) => {
      const addresses = await addressesToLookAt(language)
      test.setTimeout(deadline(20_000) * addresses.length)
      const dialogs = new Set<string>()
      for (const {path, repeats} of addresses) {
        await openUnfolded(page, path)
        // The text repeats another address's, so one view is enough.
        for (const view of repeats ? views.slice(0, 1) : shownViews) {
          await view.set(page)
          const found = await violationsOf(page, view, dialogs)
          expect.soft(found, `${path}, ${view.name}`).toEqual([])
        }
      }
      // The 404 page is among the addresses.
      await pageErrors.expect(/^404 /)
    })
  })
}

for (const language of lastByDay(languages)) {
  test(`axe finds no violation in the open menus in ${language}`, async ({page}) => {
    const home = language === 'en' ? '/' : `/${language}`
    for (const [menu, size] of [
      ['language_menu', desktop],
      ['site_menu', phone],
    ] as const) {
      await page.setViewportSize(size)
      await page.goto(home)
      await page.locator(`[popovertarget=${menu}]`).click()
      await expect(page.locator(`#${menu}`)).toBeVisible()
      await expectAccessibleInBothThemes(page, `#${menu}`)
    }
  })
}
