import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'

import type {Page} from '@playwright/test'

import {rowsOf} from '../processes/workbook.ts'
import {signIn} from './admin-session.ts'
import {expect, stack, waitUntilSubmittable, test} from './site.ts'
import {operator} from './waitlist-rows.ts'

function visitor(name: string) {
  return {
    Name: name,
    'Work email': `${name.toLowerCase().replace(/\W+/g, '.')}.${Date.now()}@visitor.example`,
    Company: 'Acme',
    Phone: '+353 1 234 5678',
    Message: 'Please call on Tuesday.',
  }
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.locator('#cta form').getByLabel(label).fill(value)
  }
}

test.describe('the source of an entry', () => {
  test("an entry's page, first page and campaign are shown and exported", async ({
    context,
    page,
  }) => {
    const campaign = `Spring ${Date.now()}`
    await page.goto(`/?utm_source=newsletter&utm_campaign=${campaign}`)
    const cookies = await context.cookies()
    await page.locator('main a[href="/app"]').first().click()
    await expect(page).toHaveURL('/app')
    const lead = visitor('Mary Byrne')
    await fill(page, lead)
    await waitUntilSubmittable(page)
    await page.locator('#cta form').getByRole('button').click()
    await expect(page.locator('#cta .callout')).toBeVisible()
    expect(await context.cookies()).toEqual(cookies)

    await signIn(context)
    await page.goto('/admin/dashboard')
    const rows = page.getByRole('table', {name: 'Waitlist submissions'}).locator('tbody tr')
    await rows.filter({hasText: lead['Work email']}).getByRole('link', {name: lead.Name}).click()
    // Escape closes the dialog once the script has made it modal.
    await expect(page.locator('dialog:modal')).toBeVisible()
    const details = page.getByRole('dialog').locator('dd')
    await expect(details).toContainText(['/app', '/', 'newsletter', campaign])
    await page.keyboard.press('Escape')

    const started = page.waitForEvent('download')
    await page.getByRole('link', {name: 'Export for Excel'}).click()
    const file = readFileSync(await (await started).path())
    expect(rowsOf(file)).toContainEqual(
      expect.objectContaining({
        Email: lead['Work email'],
        Page: '/app',
        'Landing page': '/',
        'UTM source': 'newsletter',
        'UTM medium': '',
        'UTM campaign': campaign,
      }),
    )
  })

  test("without script, an entry's source is the form's page and its campaign", async ({
    browser,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: stack.siteUrl})
    const page = await context.newPage()
    await page.goto('/app?utm_campaign=spring')
    const title = await page.title()
    await page.locator('#cta form').getByRole('button').click()
    await expect(page.locator('#cta').getByRole('alert')).toContainText('Name is required')
    await expect(page).toHaveTitle(`Error: ${title}`)
    const lead = visitor('No Script')
    await fill(page, lead)
    const text = await page.locator('#cta .consent').innerText()
    await page.locator('#cta form').getByRole('button').click()
    await expect(page.locator('#cta .callout')).toBeVisible()
    await expect(page).toHaveTitle(title)
    const stored = await operator.from('waitlist').select().eq('email', lead['Work email']).single()
    expect(stored.data).toMatchObject({page: '/app', landing_page: null, utm_campaign: 'spring'})
    const hash = createHash('sha256').update(text).digest('hex')
    expect(stored.data).toMatchObject({consent_version: expect.stringMatching(` ${hash}$`)})
    await context.close()
  })
})
