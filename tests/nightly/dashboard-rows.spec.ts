import {readFileSync} from 'node:fs'

import type {Page} from '@playwright/test'

import {signIn} from '../e2e/admin-session.ts'
import {expect, test} from '../e2e/site.ts'
import {deleteRows, insertRows, operator} from '../e2e/waitlist-rows.ts'
import {deadline} from '../machine-speed.ts'
import {rounds} from '../nightly.ts'
import {rowsOf} from '../processes/workbook.ts'

const domain = 'many-rows.example'
const many = rounds(3_000, 50_000)
const dayLength = 86_400_000

const written = (count: number) => count.toLocaleString('en')

const table = (page: Page) => page.getByRole('table', {name: 'Waitlist submissions'})
const lines = (page: Page) => table(page).locator('tbody tr')

function row(index: number) {
  return {
    name: `Person ${String(index).padStart(6, '0')}`,
    email: `${index}@${domain}`,
    company: `Company ${index % 97}`,
    message: index % 2 === 0 ? null : `Please call about order ${index}`,
    source: index % 4 === 0 ? 'exit-popup-free-trial' : 'demo',
    created_at: new Date(
      Date.now() - dayLength - Math.floor(((index - 1) / many) * 40 * dayLength),
    ).toISOString(),
  }
}

/** The time of the admin's last visit to the dashboard. */
async function lastVisitWas(moment: Date): Promise<void> {
  const {error} = await operator
    .from('profiles')
    .update({waitlist_visit_at: moment.toISOString(), waitlist_previous_visit_at: null})
    .not('user_id', 'is', null)
  if (error) throw new Error(error.message)
}

/** Opens the dashboard with entries. */
async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(lines(page).first()).toBeVisible()
}

// The tests replace all entries; no other test of the night stores any.
test.describe('a waitlist', () => {
  test.describe.configure({mode: 'serial'})

  test.beforeAll(async () => {
    await deleteRows('')
  })

  test.afterAll(async () => {
    await deleteRows(domain)
  })

  test.beforeEach(async ({context}) => {
    await signIn(context)
  })

  test('a single entry is counted as new until the visit ends', async ({page}) => {
    await lastVisitWas(new Date(Date.now() - 2 * dayLength))
    await insertRows([row(1)])
    for (const visit of ['the first look', 'a reload']) {
      await page.goto('/admin/dashboard')
      await expect(page.getByText('1 entry', {exact: true}), visit).toBeVisible()
      await expect(page.getByText(/^1 new since your last visit, .+ UTC$/)).toBeVisible()
    }
    await expect(page.getByText('1 in 30 days')).toBeVisible()

    // The visit has ended: its entries are not new in the next one.
    await lastVisitWas(new Date(Date.now() - dayLength / 24))
    await page.goto('/admin/dashboard')
    await expect(page.getByText(/^Nothing new since your last visit/)).toBeVisible()
  })

  test('a very long waitlist is counted, sorted, searched and paged', async ({page}) => {
    await insertRows(Array.from({length: many - 1}, (_, index) => row(index + 2)))
    await openList(page, '/admin/dashboard')
    await expect(page.getByText(`${written(many)} entries`, {exact: true})).toBeVisible()
    await expect(page.getByText(/in 30 days, most on/)).toBeVisible()
    for (const order of ['oldest', 'name', '-name', 'email', '-company']) {
      await openList(page, `/admin/dashboard?sort=${order}`)
    }
    await openList(page, `/admin/dashboard?q=order+${many - 1}`)
    await expect(lines(page)).toHaveCount(1)
    await openList(page, '/admin/dashboard?source=exit-popup-free-trial&sort=name')
    await expect(page.getByText(`${written(many / 4)} of ${written(many)} entries`)).toBeVisible()
    await page.getByRole('link', {name: 'Next page'}).click()
    await expect(lines(page).first()).toContainText('Person 000204')
  })

  test('a very long waitlist is exported completely', async ({page}) => {
    await page.goto('/admin/dashboard?sort=name')
    // The workbook is sent once it is whole, which takes a minute on an idle machine.
    const timeout = deadline(300_000)
    test.setTimeout(timeout)
    const started = page.waitForEvent('download', {timeout})
    await page.getByRole('link', {name: 'Export for Excel'}).click({timeout})
    const records = rowsOf(readFileSync(await (await started).path()))
    expect(records).toHaveLength(many)
    const names = records.map(({Name}) => Name)
    expect(new Set(names).size).toBe(many)
    expect([names.at(0), names.at(999), names.at(1000), names.at(-1)]).toEqual(
      [1, 1000, 1001, many].map((index) => row(index).name),
    )
  })
})
