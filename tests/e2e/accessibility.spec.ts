import type {Page} from '@playwright/test'

import {deadline} from '../machine-speed.ts'
import {isNightly, lastByDay} from '../nightly.ts'
import {
  addressesOfEveryType,
  expect,
  expectAccessibleInBothThemes,
  publishedAddresses,
  scrollThrough,
  test,
  themeRules,
  violationsIn,
} from './site.ts'

const languages = ['en', 'fr'] as const
const desktop = {width: 1280, height: 800}
const phone = {width: 360, height: 740}

type Narrow = NonNullable<Parameters<typeof violationsIn>[1]>

/** How a page is looked at: one load, then the theme and the size change under it. */
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
]

/** Ids that React gives out in the order in which a page is made. */
const generatedIds = /_[rR]_\w*_/g

/**
 * What axe finds in a view, then in each of the page's dialogs; nobody reaches the page behind one that is open. Dialogs
 * that `known` has for the view are the same on many pages, and looked at once.
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

/** All views at night; by day French pages alone are looked at on a phone, where their longer words are. */
const viewsIn = (language: (typeof languages)[number]) =>
  isNightly || language === 'fr' ? views : views.slice(0, -1)

/** All addresses at night; by day one of every type of section, and in French, which has the same, home and no page. */
async function addressesToLookAt(language: (typeof languages)[number]) {
  if (isNightly) return publishedAddresses(language)
  if (language === 'en') return addressesOfEveryType(language)
  const addresses = await publishedAddresses(language)
  return addresses.filter(({path}) => path === '/fr' || path === '/fr/no-such-page')
}

/** Opens a page with everything that is folded away. */
async function openUnfolded(page: Page, path: string): Promise<void> {
  await page.emulateMedia({colorScheme: 'light'})
  await page.setViewportSize(desktop)
  await page.goto(path)
  await scrollThrough(page)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

// The longest tests of all: each language has a worker.
test.describe.configure({mode: 'parallel'})

for (const language of languages) {
  test.describe(`axe in ${language}`, () => {
    test('finds nothing on any page, in both themes and on a phone, dialogs open, and no page complains', async ({
      page,
      complaints,
    }) => {
      const addresses = await addressesToLookAt(language)
      test.setTimeout(deadline(20_000) * addresses.length)
      const dialogs = new Set<string>()
      for (const {path, repeats} of addresses) {
        await openUnfolded(page, path)
        // A text at a second address is that of its first.
        for (const view of repeats ? views.slice(0, 1) : viewsIn(language)) {
          await view.set(page)
          const found = await violationsOf(page, view, dialogs)
          expect.soft(found, `${path}, ${view.name}`).toEqual([])
        }
      }
      // That of the address where nothing is.
      await complaints.expect(/^404 /)
    })
  })
}

for (const language of lastByDay(languages)) {
  test(`axe in ${language} finds nothing in the open menus`, async ({page}) => {
    const home = language === 'en' ? '/' : `/${language}`
    for (const [menu, size] of [
      ['language-menu', desktop],
      ['site-menu', phone],
    ] as const) {
      await page.setViewportSize(size)
      await page.goto(home)
      await page.locator(`[popovertarget=${menu}]`).click()
      await expect(page.locator(`#${menu}`)).toBeVisible()
      await expectAccessibleInBothThemes(page)
    }
  })
}
