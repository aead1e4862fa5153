import type {Page} from '@playwright/test'

import {codeOf, wrongCodeOf} from '../fixtures/authenticator.ts'
import {newAdmin, type Person, signIn} from './admin-session.ts'
import {expectToFit, longWord} from './long-word.ts'
import {expect, expectAccessible, test} from './site.ts'

// Attempts are rate-limited per IP address; an address of their own keeps these tests from blocking others.
test.use({extraHTTPHeaders: {'x-forwarded-for': '203.0.113.82'}})

async function typeCode(page: Page, code: string): Promise<void> {
  // With a space, as apps show it.
  await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', {name: /Confirm|Continue/}).click()
}

/** Adds an authenticator app for the signed-in admin; returns its secret key. */
async function addApp(page: Page, name: string): Promise<string> {
  await page.goto('/admin/security')
  await page.getByLabel('Authenticator app name').fill(name)
  await page.getByRole('button', {name: 'Add an authenticator app'}).click()
  const picture = page.getByRole('img', {name: 'QR code'})
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  const key = await page.locator('.secret').innerText()
  await typeCode(page, wrongCodeOf(key))
  await expect(page.getByRole('alert').filter({hasText: 'Not added'})).toContainText(
    'That code is wrong',
  )
  await expectAccessible(page)
  await typeCode(page, codeOf(key))
  await expect(page.getByText('Second factor added')).toBeVisible()
  await expect(page.getByRole('listitem').filter({hasText: name})).toBeVisible()
  return key
}

async function signInByForm(page: Page, {email, password}: Person): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/admin/security')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', {name: 'Sign In'}).click()
}

test('an admin adds an authenticator app, signs in with it and removes it', async ({
  context,
  page,
}) => {
  const person = await newAdmin()
  await signIn(context, person)
  const key = await addApp(page, longWord)

  await signInByForm(page, person)
  await expect(page.getByRole('heading', {name: 'Second factor'})).toBeVisible()
  await expectToFit(page, page.url())
  const answer = await page.request.get('/admin/dashboard/export')
  expect(answer.status()).not.toBe(200)
  await typeCode(page, wrongCodeOf(key))
  await expect(page.getByRole('alert').filter({hasText: 'Login Failed'})).toBeFocused()
  await expectAccessible(page)
  await typeCode(page, codeOf(key))
  await expect(page).toHaveURL(/\/admin\/security/)
  expect((await page.request.get('/admin/dashboard/export')).status()).toBe(200)

  await expectToFit(page, '/admin/security')
  await page.getByText('Remove', {exact: true}).click()
  await page.getByRole('button', {name: 'Remove this factor'}).click()
  await expect(page.getByText('Second factor removed')).toBeVisible()
  await expect(page.getByText('No app yet.')).toBeVisible()
})

test('an admin changes the password with the old one', async ({context, page}) => {
  const person = await newAdmin()
  await signIn(context, person)
  await page.goto('/admin/security')
  const change = async (current: string, chosen: string) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password').fill(chosen)
    await page.getByRole('button', {name: 'Change password'}).click()
  }
  await change('not the password', 'a much longer one')
  const refusal = page.getByRole('alert').filter({hasText: 'Not changed'})
  await expect(refusal).toBeFocused()
  await expect(refusal).toContainText('Your current password is wrong.')
  await expectAccessible(page)
  await change(person.password, 'a much longer one')
  await expect(page.getByText('Password changed')).toBeVisible()

  await signInByForm(page, person)
  await expect(page.getByRole('alert').filter({hasText: 'Login Failed'})).toBeVisible()
  await signInByForm(page, {...person, password: 'a much longer one'})
  await expect(page.getByRole('heading', {name: 'Sessions'})).toBeVisible()
})
