import {randomUUID} from 'node:crypto'
import {readFileSync} from 'node:fs'

import type {Page} from '@playwright/test'

import {rowsOf} from '../processes/workbook.ts'
import {signIn} from './admin-session.ts'
import {boxOf, overlap} from './boxes.ts'
import {expectToFit, expectWholeWords, longWord} from './long-word.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  nightly,
  stack,
  test,
} from './site.ts'
import {auditLog, deleteRows, insertRows} from './waitlist-rows.ts'

/** A word that only this file's rows contain, so that other tests may add rows. */
const tag = `dash${Date.now()}`
const domain = `${tag}.example`
const count = 120
const sources = ['demo', 'waitlist', 'exit-popup', 'exit-popup-free-trial']

const ids = Array.from({length: count}, () => randomUUID())
const rows = ids.map((id, index) => {
  const number = String(index).padStart(3, '0')
  return {
    id,
    name: `Person ${number}`,
    email: `${String(count - index).padStart(3, '0')}@${domain}`,
    company: index % 3 === 0 ? null : `Company ${number}`,
    phone: index % 2 === 0 ? null : '+353 1 234 5678',
    message: index === 0 ? null : `Message ${number}`,
    source: sources[index % 4] as string,
    language: index % 2 === 0 ? 'en' : 'fr',
    created_at: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 12), 14, index)).toISOString(),
  }
})

const special = {
  id: randomUUID(),
  name: '=HYPERLINK("https://evil.example")',
  email: `ann?subject=x&body=y@${domain}`,
  company: 'Dupont, "Fils" & Cie',
  message: `First line\n\n  indented <b>second</b> line\n${'long '.repeat(150)}end`,
  source: 'demo',
  language: 'en',
  created_at: '2026-01-20T09:05:00Z',
  page: '/app',
  landing_page: '/fr',
  utm_source: 'newsletter',
  utm_medium: 'email',
  utm_campaign: tag,
}

/** An entry that does not match the search word. */
const other = {
  id: randomUUID(),
  name: 'Somebody else',
  email: `somebody@else${Date.now()}.example`,
  source: 'demo',
  language: 'en',
  created_at: '2026-01-20T09:05:00Z',
}

/** An entry whose every text is a long word. */
const long = {
  id: randomUUID(),
  name: longWord,
  email: `${longWord.replaceAll('/', '')}@long.${domain}`,
  company: longWord,
  message: longWord,
  source: 'demo',
  language: 'en',
  utm_campaign: longWord,
}

const address = (query = '') => `/admin/dashboard?q=${tag}${query}`
const table = (page: Page) => page.getByRole('table', {name: 'Waitlist submissions'})
const lines = (page: Page) => table(page).locator('tbody tr')
const namesOn = (page: Page) => table(page).locator('tbody th a').allTextContents()
const panel = (page: Page) => page.getByRole('dialog')

async function openEntry(page: Page, name: string): Promise<void> {
  await table(page).getByRole('link', {name}).click()
  await expect(page.locator('dialog:modal')).toBeVisible()
}

test.beforeAll(async () => {
  await insertRows([...rows, special, other])
})

test.afterAll(async () => {
  await deleteRows(domain)
  await deleteRows(other.email)
})

test.beforeEach(async ({context}) => {
  await signIn(context)
})

test('every admin page fits on a phone without a broken word, whatever was typed', async ({
  page,
}) => {
  await insertRows([long])
  const list = `/admin/dashboard?q=long.${domain}`
  const open = `${list}&entry=${long.id}`
  const views = [
    list,
    open,
    `${open}&erase=1`,
    `${list}&id=${long.id}`,
    `/admin/dashboard?q=${longWord}`,
  ]
  const others = ['/admin/dashboard', '/admin/audit', '/admin/security']
  for (const path of [...views, ...others]) {
    await expectToFit(page, path)
    await expectWholeWords(page, JSON.stringify(long))
  }
  await deleteRows(`long.${domain}`)
})

test.describe('the list', () => {
  test(
    'a row is limited in height, and every action is reported beside its button',
    nightly,
    async ({page}) => {
      await page.goto(address('&sort=name&notice=signed-in'))
      await expect(table(page).getByRole('link', {name: special.name})).toBeVisible()
      await expect(page.getByRole('link', {name: 'Next page'})).toBeVisible()
      const toast = page.locator('.toast')
      await expect(toast).toContainText('Login Successful')
      for (const {width, height} of [
        {width: 1440, height: 24 * 2},
        {width: 390, height: 28 * 6},
      ]) {
        await page.setViewportSize({width, height: 844})
        const heights = await lines(page).evaluateAll((found) =>
          found.map((row) => row.getBoundingClientRect().height),
        )
        expect(heights).toHaveLength(50)
        expect(Math.max(...heights)).toBeLessThan(height)
        for (const button of await page.locator('.button:visible').all()) {
          await button.scrollIntoViewIfNeeded()
          expect(overlap(await boxOf(button), await boxOf(toast))).toBe(false)
        }
      }
    },
  )

  test('search, filters and order are kept in the URL', async ({page}) => {
    await page.goto('/admin/dashboard')
    await page.getByLabel('Search').fill(`${tag} pers`)
    await page.getByText('Filters').click()
    await page.getByLabel('From').fill('2026-01-02')
    await page.getByLabel('To (UTC)').fill('2026-01-03')
    await page.getByLabel('Free-trial request').check()
    await page.getByRole('button', {name: 'Apply'}).click()
    await expect(page).toHaveURL(/[?&]source=exit-popup-free-trial/)
    await table(page).getByRole('link', {name: 'Name'}).click()
    await expect
      .poll(() => namesOn(page))
      .toEqual([15, 19, 23, 27, 31, 35].map((number) => `Person 0${number}`))

    await table(page).getByRole('link', {name: 'Name'}).click()
    await expect(page).toHaveURL(/sort=-name/)
    await expect(lines(page).first()).toContainText('Person 035')
    await table(page).getByRole('link', {name: 'Email'}).click()
    await expect(page).toHaveURL(/sort=email/)
    await expect(lines(page).first()).toContainText('Person 035')
    await expect(table(page).getByRole('columnheader', {name: 'Email'})).toHaveAttribute(
      'aria-sort',
      'ascending',
    )

    await page.reload()
    await expect(page.getByLabel('Search')).toHaveValue(`${tag} pers`)
    await page.getByText('Filters (3)').click()
    await expect(page.getByLabel('To (UTC)')).toHaveValue('2026-01-03')
    await expect(page.getByLabel('Free-trial request')).toBeChecked()
    await page.getByRole('link', {name: 'Clear filters'}).click()
    await expect(page).toHaveURL(/\/admin\/dashboard$/)
  })

  test('entries come first, and opening one keeps the list where it was', async ({page}) => {
    for (const [width, height, shown] of [
      [1440, 900, 6],
      [390, 844, 2],
    ] as const) {
      await page.setViewportSize({width, height})
      await page.goto(address('&sort=name'))
      await expect(lines(page).nth(shown - 1)).toBeInViewport({ratio: 1})
    }
    await page.setViewportSize({width: 1440, height: 900})
    const link = table(page).getByRole('link', {name: rows[40]?.name ?? ''})
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeVisible()
    await expect(page.locator('tr[aria-current]')).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
  })

  test('entries suspected of spam are counted apart, and found', async ({page}) => {
    const suspect = {id: randomUUID(), name: 'Bot', email: `bot@${domain}`, suspected: true}
    await insertRows([suspect])
    await page.goto('/admin/dashboard')
    await page.getByRole('link', {name: 'suspected left out'}).click()
    await table(page).getByRole('link', {name: suspect.name, exact: true}).click()
    await expect(panel(page)).toContainText('Suspected spam')
  })

  test('paging neither skips nor repeats entries', async ({page}) => {
    await page.goto(address('&sort=name'))
    const pages: string[][] = []
    for (;;) {
      await expect(lines(page).first()).toBeVisible()
      pages.push(await namesOn(page))
      const next = page.getByRole('link', {name: 'Next page'})
      if ((await next.count()) === 0) break
      const before = page.url()
      await next.click()
      await page.waitForURL((url) => url.href !== before)
    }
    expect(pages.map(({length}) => length)).toEqual([50, 50, 21])
    expect(pages.flat()).toEqual([special.name, ...rows.map(({name}) => name)])

    for (const expected of [pages[1], pages[0]]) {
      await page.getByRole('link', {name: 'Previous page'}).click()
      await expect.poll(() => namesOn(page)).toEqual(expected)
    }
    await expect(page.getByRole('link', {name: 'Previous page'})).toHaveCount(0)
  })
})

test.describe('an entry', () => {
  test.use({timezoneId: 'Europe/Paris'})

  test('an entry opens with its whole message, which is logged once', async ({page}) => {
    await page.goto(address('&from=2026-01-20'))
    await openEntry(page, special.name)
    await expect(page).toHaveURL(new RegExp(`entry=${special.id}`))
    await expect(panel(page).locator('.message')).toHaveText(special.message, {
      useInnerText: true,
    })
    await expect(panel(page)).toContainText('Jan 20, 2026, 09:05 AM UTC (10:05 AM GMT+1)')
    expect(await auditLog('entry_read', special.id)).toHaveLength(1)

    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(page).not.toHaveURL(/entry=[^#]*$/)
    await expect(table(page).getByRole('link', {name: special.name})).toBeFocused()
    await page.reload()
    await expect(lines(page)).toHaveCount(1)
    expect(await auditLog('entry_read', special.id)).toHaveLength(1)

    await openEntry(page, special.name)
    await panel(page).getByRole('link', {name: 'Close'}).click()
    await expect(panel(page)).toHaveCount(0)
    expect(await auditLog('entry_read', special.id)).toHaveLength(2)
  })

  test('a note typed when the session ends is there after the next sign-in', async ({
    context,
    page,
    pageErrors,
  }) => {
    await page.goto(address(`&entry=${special.id}`))
    const note = panel(page).getByLabel('Note')
    await note.fill('Call back')
    await context.clearCookies()
    // Until the page's script runs, nothing watches the session.
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await page.waitForURL(({pathname}) => pathname === '/admin/login', {timeout: 2000})
    }).toPass()
    await pageErrors.expect(/^401 .*\/admin\/session$/)
    await signIn(context)
    await page.goto(address(`&entry=${special.id}`))
    await expect(note).toHaveValue('Call back')
  })

  test('an entry that is closed while its scripts load stays closed', async ({page}) => {
    let release!: () => void
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/_next/static/**/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(address(`&entry=${special.id}`), {waitUntil: 'commit'})
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    release()
    await expect(page).not.toHaveURL(/entry=[^#]*$/)
    await expect(panel(page)).toHaveCount(0)
  })
})

test.describe('the export', () => {
  test('the export has the current filter and order and is safe for spreadsheets', async ({
    page,
  }) => {
    await page.goto(address('&sort=name'))
    const started = page.waitForEvent('download')
    await page.getByRole('link', {name: 'Export for Excel'}).click()
    const download = await started
    expect(download.suggestedFilename()).toMatch(/^waitlist-\d{4}-\d\d-\d\d-excel\.xlsx$/)
    const records = rowsOf(readFileSync(await download.path()))
    expect(records).toHaveLength(count + 1)
    expect(records[0]).toMatchObject({
      Name: special.name,
      Email: special.email,
      Message: special.message,
      'UTM campaign': tag,
    })
    expect(records.slice(1).map(({Name}) => Name)).toEqual(rows.map(({name}) => name))
    expect(records[2]).toMatchObject({Phone: '+353 1 234 5678', Language: 'fr'})
    const log = await auditLog('entries_exported')
    expect(log.some(({entries}) => entries === count + 1)).toBe(true)
  })

  test('an export is uncached, and no download is for others', async ({page, playwright}) => {
    const path = `/admin/dashboard/export?q=${tag}&source=demo&for=crm`
    const answer = await page.request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': expect.stringContaining('no-store'),
    })
    const anonymous = await playwright.request.newContext({baseURL: stack.siteUrl})
    const entry = await anonymous.get(`/admin/dashboard/entry?id=${special.id}`)
    expect(entry.status()).toBe(401)
    const refusal = await anonymous.get(path, {maxRedirects: 0})
    expect(refusal.status()).toBe(401)
    expect(refusal.headers()['cache-control']).toContain('no-store')
    expect(await refusal.text()).not.toContain(tag)
    await anonymous.dispose()
  })
})

test.describe('on a phone and without script', () => {
  test(
    'the dashboard on a phone fits and has no axe violation in either theme',
    nightly,
    async ({page}) => {
      await page.setViewportSize({width: 360, height: 740})
      for (const path of [address('&sort=name'), address(`&entry=${ids[1]}`)]) {
        await page.goto(path)
        await expect(lines(page).first()).toBeAttached()
        if (path.includes('entry=')) await expect(page.locator('dialog:modal')).toBeVisible()
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width).toBe(360)
        await expectAccessibleInBothThemes(page)
      }
      await page.setViewportSize({width: 1280, height: 800})
      await page.goto(address())
      await expectAccessible(page)
    },
  )

  test('the dashboard filters, opens and erases without JavaScript', async ({plain: page}) => {
    const erased = {id: randomUUID(), name: 'No Script', email: `noscript@${domain}`}
    await insertRows([erased])
    await signIn(page.context())
    await page.goto('/admin/dashboard')
    await expect(lines(page)).toHaveCount(50)
    await page.getByLabel('Search').fill(`${tag} noscript`)
    await page.getByRole('button', {name: 'Apply'}).click()
    await expect(lines(page)).toHaveCount(1)
    await expect(page.getByText('Loading')).toHaveCount(2)
    for (const loading of await page.getByText('Loading').all()) await expect(loading).toBeHidden()

    await table(page).getByRole('link', {name: 'No Script'}).click()
    await expect(panel(page)).toContainText(erased.email)
    await panel(page).getByRole('link', {name: 'Close'}).click()
    await expect(panel(page)).toHaveCount(0)
    await table(page).getByRole('link', {name: 'No Script'}).click()
    await panel(page).getByRole('link', {name: 'Erase this entry'}).click()
    await expect(panel(page)).toContainText(`No Script (${erased.email})`)
    await panel(page).getByRole('link', {name: 'Keep it'}).click()
    await expect(lines(page)).toHaveCount(1)
    await page.goto(address(`+noscript&entry=${erased.id}&erase=1`))
    await panel(page).getByRole('button', {name: 'Erase for good'}).click()
    await expect(page.getByText('Entry erased')).toBeVisible()
    await expect(page.getByText('No submissions match.')).toBeVisible()
    expect(await auditLog('entries_erased', erased.id)).toMatchObject([{entries: 1}])
    await page.goto(address(`&entry=${erased.id}`))
    await expect(panel(page)).toContainText('Entry not found')
  })
})
