import type {Page} from '@playwright/test'

import fr from '../../messages/fr.json' with {type: 'json'}
import {deadline} from '../machine-speed.ts'
import {database, faultsByName} from './services.ts'
import {expect, test} from './site.ts'

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

test('the form keeps the typed text whatever Supabase answers, and is stored once', async ({
  page,
  running,
}) => {
  test.setTimeout(deadline(600_000))
  for (const [name, fault] of Object.entries(faultsByName)) {
    await test.step(`a Supabase that ${name}`, async () => {
      const email = `${name.replaceAll(' ', '-')}.${process.pid}@visitor.example`
      const typed = {name: 'Ada Byrne', email, phone: '+353 1 234 5678', message: 'Bonjour'}
      await page.context().clearCookies()
      await page.goto('/fr')
      for (const [field, text] of Object.entries(typed)) {
        await page.locator(`#cta form [name=${field}]`).fill(text)
      }
      await running.supabase.setFault(fault)
      let answer = await send(page)
      const {failed, receivedDemo, alreadyReceivedDemo} = fr.leadForm.status
      if (fault.kind !== 'slow') {
        expect(answer).toContain(failed.title)
        for (const [field, text] of Object.entries(typed)) {
          await expect(page.locator(`#cta form [name=${field}]`)).toHaveValue(text)
        }
        await running.supabase.setFault({kind: 'none'})
        answer = await send(page)
      }
      expect([receivedDemo.title, alreadyReceivedDemo.title]).toContain(answer.split('\n')[0])
      expect(await countEntries(email)).toBe(1)
    })
  }
})
