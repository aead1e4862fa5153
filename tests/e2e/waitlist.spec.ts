import type {Page} from '@playwright/test'

import {expect, expectAccessible, stack, stayAWhile, test} from './site.ts'

const {admin} = stack.credentials

function visitor(name: string) {
  return {
    Name: name,
    'Work e-mail': `${name.toLowerCase().replace(/\W+/g, '.')}.${Date.now()}@visitor.example`,
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

async function signIn(page: Page, password = admin.password): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', {name: 'Sign In'}).click()
}

test.describe('the demo form', () => {
  test('a sent entry is on the dashboard', async ({page, complaints}) => {
    const lead = visitor('Ada Byrne')
    await page.goto('/')
    await fill(page, lead)
    await stayAWhile(page)
    await page.locator('#cta form').getByRole('button').click()
    await expect(page.locator('#cta').getByText('Demo request received!')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('')

    await signIn(page)
    await expect(page).toHaveURL(/\/admin\/dashboard/)
    await expect(page.getByText('Login Successful')).toBeVisible()
    const row = page.getByRole('row').filter({hasText: lead['Work e-mail']})
    await expect(row).toContainText('Ada Byrne')
    await expect(row).toContainText('Acme')
    await expectAccessible(page)
    expect(complaints).toEqual({errors: [], outside: []})

    await page.getByRole('button', {name: 'Sign Out'}).click()
    await expect(page.getByText('Signed out')).toBeVisible()
    await page.goto('/admin/dashboard')
    await expect(page).toHaveURL(/\/admin\/login/)
  })
})

test.describe('admin sign-in', () => {
  test('refuses a wrong password and keeps the address', async ({page}) => {
    await signIn(page, 'not the password')
    await expect(page.getByText('Login Failed')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(admin.email)
    await expectAccessible(page)
  })

  test('leads strangers from the dashboard to the sign-in page', async ({request}) => {
    const response = await request.get('/admin/dashboard', {maxRedirects: 0})
    expect(response.status()).toBe(307)
    expect(response.headers()['location']).toMatch(/\/admin\/login$/)
  })

  test('leads those who are signed in from the sign-in page to the dashboard', async ({page}) => {
    await signIn(page)
    await expect(page).toHaveURL(/\/admin\/dashboard/)
    await page.goto('/admin/login')
    await expect(page).toHaveURL(/\/admin\/dashboard/)
  })
})

test('the publishable key reads no entry', async ({request}) => {
  const {url, publishableKey} = stack.credentials.supabase
  const response = await request.get(`${url}/rest/v1/waitlist?select=email`, {
    headers: {apikey: publishableKey, authorization: `Bearer ${publishableKey}`},
  })
  expect(response.status()).toBeGreaterThanOrEqual(400)
})
