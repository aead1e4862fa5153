import {randomUUID} from 'node:crypto'

import {signIn} from './admin-session.ts'
import {expect, test} from './site.ts'
import {auditLog, deleteRows, insertRows} from './waitlist-rows.ts'

const tag = `desk${Date.now()}`
const domain = `${tag}.example`
const person = (name: string, day: number) => ({
  id: randomUUID(),
  name: `${name} ${tag}`,
  email: `${name}@${domain}`,
  company: `${tag} & Sons`,
  source: 'demo',
  language: 'en',
  created_at: new Date(Date.UTC(2026, 0, day)).toISOString(),
})
const first = person('Ann', 2)
const second = person('Zoe', 1)

test.beforeEach(async ({context}) => {
  await signIn(context)
  await insertRows([first, second])
})

test.afterEach(() => deleteRows(domain))

test('a day at the desk: open entries are contacted, assigned, noted, closed and erased, and the audit log says so', async ({
  page,
}) => {
  await page.goto(`/admin/dashboard?q=${tag}`)
  await page.getByRole('navigation', {name: 'Views'}).getByRole('link', {name: 'Open'}).click()
  await expect(page).toHaveURL(/status=open/)
  await page.getByRole('link', {name: first.name}).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Status').selectOption('Contacted')
  await panel.getByRole('button', {name: 'Set status'}).click()
  await expect(panel).toContainText('Contacted by')
  await panel.getByLabel('Assigned to').selectOption({index: 1})
  await panel.getByRole('button', {name: 'Assign'}).click()
  await expect.poll(() => auditLog('entry_assigned', first.id)).toHaveLength(1)
  await panel.getByLabel('Note').fill('Call back\nafter ten')
  await panel.getByRole('button', {name: 'Add note'}).click()
  await expect(panel.getByRole('list', {name: 'Notes'})).toContainText('Call back')

  await panel.getByLabel('Status').selectOption('Closed')
  await panel.getByRole('button', {name: 'Set status'}).click()
  await expect(panel).toContainText('Closed by')
  await panel.getByRole('link', {name: 'Next'}).click()
  await expect(panel.getByRole('heading', {name: second.name})).toBeVisible()
  await panel.getByRole('link', {name: 'Same company'}).click()
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(2)
  await page.goto(`/admin/dashboard?q=${tag}`)
  await page.getByRole('button', {name: 'Keys'}).click()
  await expect(panel).toContainText('Next entry')
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', {name: 'Phone'}).click()
  for (const key of ['j', 'j', 'Enter']) await page.keyboard.press(key)
  await expect(panel.getByRole('heading', {name: second.name})).toBeVisible()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.keyboard.press('c')
  await expect(panel).toContainText('Contacted by')
  await page.keyboard.press('k')
  await expect(panel.getByRole('heading', {name: first.name})).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)

  await page.getByRole('button', {name: 'Work on chosen'}).click()
  await expect(panel).toHaveCount(0)
  for (const row of [first, second]) await page.getByLabel(`Choose ${row.name}`).check()
  await page.getByRole('button', {name: 'Work on chosen'}).click()
  await expect(panel.getByRole('heading', {name: '2 entries'})).toBeVisible()
  await panel.getByLabel('To erase them for good').fill('3')
  await panel.getByRole('button', {name: 'Erase for good'}).click()
  await expect(page.getByText('Nothing erased')).toBeAttached()
  await panel.getByLabel('To erase them for good').fill('2')
  await panel.getByRole('button', {name: 'Erase for good'}).click()
  await expect(page.getByText('Entries erased')).toBeVisible()
  await expect(page.getByLabel(`Choose ${first.name}`)).toHaveCount(0)
  for (const action of ['status_contacted', 'entry_assigned', 'note_added', 'status_closed']) {
    expect(await auditLog(action, first.id)).toHaveLength(1)
  }
})
