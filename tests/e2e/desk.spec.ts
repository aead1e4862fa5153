import {randomUUID} from 'node:crypto'
import {readFileSync} from 'node:fs'

import type {Page} from '@playwright/test'

import {leadsEndpoint} from '../../lib/urls/paths.ts'
import type {Received} from '../processes/webhook-receiver.ts'
import {signIn} from './admin-session.ts'
import {expect, expectAccessible, stack, test, waitUntilSubmittable} from './site.ts'
import {auditLog, deleteRows, insertRows, operator} from './waitlist-rows.ts'

const tag = `desk${Date.now()}`
const domain = `${tag}.example`
const first = {name: `Ann ${tag}`, email: `Ann@${domain}`, company: `${tag} & Sons`}
const second = {
  ...first,
  id: randomUUID(),
  name: `Zoe ${tag}`,
  email: `Zoe@${domain}`,
  created_at: '2026-01-01T00:00:00Z',
}

test.beforeEach(() => insertRows([second]))
test.afterEach(() => deleteRows(domain))

/** Returns what the webhook has received about the first person; nothing while it is away. */
async function received(): Promise<Received[]> {
  const response = await fetch(new URL('/received', stack.webhookUrl)).catch(() => null)
  const all = response ? ((await response.json()) as Received[]) : []
  return all.filter(({email}) => email === first.email)
}

/** Sends the form of the open page as the first person, and waits for the answer. */
async function ask(page: Page, more: Record<string, string>, answer: string) {
  const form = page.locator('#cta form')
  const values = {Name: first.name, 'Work email': first.email, Company: first.company, ...more}
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value)
  await waitUntilSubmittable(page)
  await form.getByRole('button').click()
  await expect(page.locator('#cta').getByText(answer)).toBeVisible()
}

async function fileOf(page: Page, link: string): Promise<string> {
  const started = page.waitForEvent('download')
  await page.getByRole('link', {name: link, exact: true}).last().click()
  return readFileSync(await (await started).path(), 'utf8')
}

test('a day at the desk: an entry arrives, is sent to the webhook once, worked on, answered, exported and erased, and the audit log says so', async ({
  context,
  page,
}) => {
  await page.goto(`/?utm_source=newsletter&utm_campaign=${tag}`)
  const cookies = await context.cookies()
  await page.locator('main a[href="/app"]').first().click()
  await expect(page).toHaveURL('/app')
  // The webhook ends as the form is sent, and starts again two seconds later.
  await page.route(
    `**${leadsEndpoint}`,
    async (route) => {
      await fetch(new URL('/kill', stack.webhookUrl), {method: 'POST'})
      await route.continue()
    },
    {times: 1},
  )
  await ask(page, {Message: 'When can we start?'}, 'Request received!')
  expect(await context.cookies(), 'a visit to the form sets no cookie').toEqual(cookies)
  await expect(page.getByLabel('Name')).toHaveValue('')
  const {data} = await operator.from('waitlist').select('id').eq('name', first.name).single()
  const id = data?.id ?? ''
  await signIn(context)
  await expect.poll(received).toMatchObject([{type: 'lead.created', message: 'When can we start?'}])
  await page.goto(`/admin/dashboard?q=${tag}`)
  await expectAccessible(page)
  await page.getByRole('navigation', {name: 'Views'}).getByRole('link', {name: 'Open'}).click()
  await expect(page).toHaveURL(/status=open/)
  const line = page.getByRole('row', {name: first.name})
  await page.getByRole('link', {name: first.name}).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('link', {name: 'Reply by email'})).toBeVisible()
  await expect(panel.locator('dd')).toContainText(['/app', '/', 'newsletter', tag])
  await panel.getByLabel('Status').selectOption('Contacted')
  await panel.getByRole('button', {name: 'Set status'}).click()
  await expect(panel).toContainText('Contacted by')
  await expect(panel.getByRole('status')).toContainText('Saved')
  await panel.getByLabel('Note').fill('Call back\nafter ten')
  await panel.getByLabel('Status').selectOption('Qualified')
  await panel.getByRole('button', {name: 'Set status'}).click()
  await expect(panel).toContainText('Qualified by')
  await expect.poll(() => auditLog('status_qualified', id)).toHaveLength(1)
  await page.reload()
  await expect(panel.getByLabel('Note')).toHaveValue('Call back\nafter ten')
  await panel.getByRole('button', {name: 'Add note'}).click()
  await expect(panel.getByRole('list', {name: 'Notes'})).toContainText('Call back')
  await expect(panel.getByRole('link', {name: first.email})).toHaveAttribute(
    'href',
    `mailto:${first.email}`,
  )

  const visitor = await context.newPage()
  await visitor.goto('/')
  await ask(visitor, {Phone: '+353 1 234 5678'}, 'Demo request already received!')
  await visitor.close()
  await expect.poll(async () => (await received()).at(-1)?.type).toBe('lead.asked_again')
  await page.reload()
  await expect(panel.getByRole('heading', {name: 'Asked again'})).toBeVisible()
  await expect(panel.getByRole('link', {name: '+353 1 234 5678'})).toBeVisible()
  await expect(panel.getByText(/^Sent, /)).toHaveCount(2)
  expect(JSON.parse(await fileOf(page, 'Download as JSON'))).toMatchObject({
    entry: {id, notes: [{text: expect.stringMatching(/^Call back\s+after ten$/)}]},
    deliveries: [{type: 'lead.created', status: 'sent'}, {type: 'lead.asked_again'}],
  })

  await panel.getByLabel('Status').selectOption('Closed')
  await panel.getByRole('button', {name: 'Set status'}).click()
  await expect(panel).toContainText('Closed by')
  await panel.getByRole('link', {name: 'Next'}).click()
  await expect(panel.getByRole('heading', {name: second.name})).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(line).toHaveCount(0)
  await page.getByRole('navigation', {name: 'Views'}).getByRole('link', {name: 'All'}).click()
  await expect(line).toContainText('Closed')

  await page.goto('/admin/dashboard')
  expect(await fileOf(page, 'Export for a CRM')).toContain(`"Ann","${tag}","${first.email}"`)
  await page.reload()
  await expect(page.getByText('New since your last export')).toBeVisible()
  expect(await fileOf(page, 'for a CRM')).not.toContain(second.email)

  await page.goto(`/admin/dashboard?q=${tag}`)
  await expect(page.getByRole('button', {name: 'Work on chosen'})).toBeHidden()
  for (const {name} of [first, second]) await page.getByLabel(`Choose ${name}`).check()
  await page.getByRole('button', {name: 'Work on chosen'}).click()
  await expect(panel.getByRole('heading', {name: '2 entries'})).toBeVisible()
  await panel.getByLabel('To erase them for good').fill('3')
  await panel.getByRole('button', {name: 'Erase for good'}).click()
  await expect(panel.getByText('Nothing erased')).toBeVisible()
  await panel.getByLabel('To erase them for good').fill('2')
  await panel.getByRole('button', {name: 'Erase for good'}).click()
  await expect(page.getByText('Entries erased')).toBeVisible()
  await expect(page.getByLabel(`Choose ${first.name}`)).toHaveCount(0)

  const {data: story} = await operator.from('audit_log').select().eq('subject', id).order('id')
  const actions = story?.map(({action}) => action) ?? []
  expect(actions.filter((action) => action !== 'entry_read')).toEqual([
    'status_contacted',
    'status_qualified',
    'note_added',
    'entry_downloaded',
    'status_closed',
  ])
  await page.goto('/admin/audit')
  await expectAccessible(page)
  const lines = page.getByRole('table', {name: 'Audit log'}).locator('tbody tr')
  // Other tests erase entries and add notes meanwhile.
  for (const [action, subject] of [
    ['Erased entries', '2 entries'],
    ['Added a note', `Entry ${id.slice(0, 8)}`],
  ]) {
    const own = lines.filter({hasText: action}).filter({hasText: subject})
    await expect(own.first()).toBeVisible()
  }
})
