import type {Page} from '@playwright/test'

import {signIn} from './admin-session.ts'
import {expect, expectAccessible, stack, stayAWhile, test} from './site.ts'

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

test.describe('the demo form', () => {
  test('a sent entry is on the dashboard', async ({context, page}) => {
    const lead = visitor('Ada Byrne')
    await page.goto('/')
    await fill(page, lead)
    await stayAWhile(page)
    await page.locator('#cta form').getByRole('button').click()
    await expect(page.locator('#cta').getByText('Demo request received!')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('')

    await signIn(context)
    await page.goto('/admin/dashboard')
    const row = page.getByRole('row').filter({hasText: lead['Work email']})
    await expect(row).toContainText('Ada Byrne')
    await expect(row).toContainText('Acme')
    await expectAccessible(page)
  })
})

test('the publishable key reads no entry', async ({request}) => {
  const {url, publishableKey} = stack.credentials.supabase
  const response = await request.get(`${url}/rest/v1/waitlist?select=email`, {
    headers: {apikey: publishableKey, authorization: `Bearer ${publishableKey}`},
  })
  expect(response.status()).toBeGreaterThanOrEqual(400)
})
