import type {Page} from '@playwright/test'
import {createClient} from '@supabase/supabase-js'

import fr from '../../messages/fr.json' with {type: 'json'}
import {credentials, faultsByName} from './services.ts'
import {expect, test} from './site.ts'

const {supabase} = credentials

const database = createClient(supabase.url, supabase.secretKey, {auth: {persistSession: false}})

async function countEntries(email: string): Promise<number> {
  const {count, error} = await database
    .from('waitlist')
    .select('*', {count: 'exact', head: true})
    .eq('email', email)
  if (error) throw new Error(error.message)
  return count ?? 0
}

const answerOf = (page: Page) => page.locator('#cta form .callout')

async function send(page: Page): Promise<string> {
  await page.locator('#cta form button:not([type=button])').click()
  await expect(answerOf(page)).toBeVisible({timeout: 40_000})
  return answerOf(page).innerText()
}

test.use({
  javaScriptEnabled: false,
  locale: 'fr-FR',
  actionTimeout: 20_000,
  navigationTimeout: 40_000,
})

for (const [name, fault] of Object.entries(faultsByName)) {
  test(`the form keeps the typed text with a Supabase that ${name}`, async ({page, running}) => {
    const email = `${name.replaceAll(' ', '-')}.${process.pid}@visitor.example`
    const typed = {name: 'Ada Byrne', email, phone: '+353 1 234 5678', message: 'Bonjour'}
    await page.goto('/fr')
    for (const [field, text] of Object.entries(typed)) {
      await page.locator(`#cta form [name=${field}]`).fill(text)
    }
    await running.supabase.setFault(fault)
    const first = await send(page)
    const stored = first.includes(fr.leadForm.status.receivedDemo.title)
    if (stored) expect(await countEntries(email)).toBe(1)
    else {
      expect(first).toContain(fr.leadForm.status.failed.title)
      for (const [field, text] of Object.entries(typed)) {
        await expect(page.locator(`#cta form [name=${field}]`)).toHaveValue(text)
      }
      await running.supabase.setFault({kind: 'none'})
      const again = await send(page)
      const {receivedDemo, alreadyReceivedDemo} = fr.leadForm.status
      expect([receivedDemo.title, alreadyReceivedDemo.title]).toContain(again.split('\n')[0])
      expect(await countEntries(email)).toBe(1)
    }
  })
}
