import type {Page} from '@playwright/test'

import {movingWords} from './moving-words.ts'
import {expect, expectAccessibleInBothThemes, nightly, test} from './site.ts'

const first = 'Vu Orvane, l’affaire est à 40\u202F000\u202F€, je relance mardi'
const masked = 'Vu NOM_1, l’affaire est à MONTANT_1, je relance DATE_1'

const demoOf = (page: Page) => page.locator('.hero-section')

/** Returns the value of a field of the record. */
const written = (page: Page, label: string) =>
  demoOf(page)
    .locator('dl > div')
    .filter({has: page.getByText(label, {exact: true})})
    .locator('ins')

const fieldOf = (page: Page) => demoOf(page).getByRole('textbox')

/** Opens a page and moves, as visitors do, until the demo has loaded. */
async function openDemo(page: Page, path: string, label: string, move = () => Promise.resolve()) {
  await page.goto(path)
  await expect(async () => {
    await move()
    await page.keyboard.press('Shift')
    await expect(fieldOf(page)).toBeVisible({timeout: 500})
  }).toPass()
  const field = demoOf(page).getByRole('textbox', {name: label})
  await expect(field).toBeVisible()
  return field
}

test("the demo shows the first sentence written, with the CRM's field names", async ({page}) => {
  const field = await openDemo(page, '/fr', 'Ce que vous dites')
  await expect(field).toHaveValue(first)
  await expect(demoOf(page).locator('.masked .read')).toHaveText(masked)
  await expect(written(page, 'Compte')).toHaveText('Orvane')
  await expectAccessibleInBothThemes(page)

  await demoOf(page).getByRole('radio', {name: 'Salesforce'}).focus()
  await page.keyboard.press('ArrowRight')
  await expect(demoOf(page).getByRole('radio', {name: 'HubSpot'})).toBeChecked()
  await expect(written(page, 'Entreprise')).toHaveText('Orvane')
  await expect(demoOf(page).getByRole('status')).toContainText('HubSpot')
})

test('the demo is readable without JavaScript', async ({plain: page}) => {
  await page.goto('/fr')
  const demo = demoOf(page)
  await expect(demo.locator('.sentence')).toHaveText(first)
  await expect(demo.locator('.masked .read')).toHaveText(masked)
  await expect(written(page, 'Compte')).toHaveText('Orvane')
  const gains = page.locator('.gains dd')
  for (const text of ['60 secondes', 'Au clavier, 15 minutes'])
    await expect(gains.filter({hasText: text})).toHaveCount(1)
  const controls = demo.locator('button, label, textarea').filter({visible: true})
  await expect(controls).toHaveCount(0)
})

test('the first press of a visitor counts', async ({page}) => {
  const second = demoOf(page).locator('button.pick').nth(1)
  // No page hears a press before its scripts run, so a visit that was that quick begins again.
  await expect(async () => {
    const field = await openDemo(page, '/', 'What you say', () => second.dispatchEvent('click'))
    await expect(field).toHaveValue(/Aoife Byrne/, {timeout: 1000})
  }).toPass()
})

test('who moves by keyboard stays at a control while the demo loads', async ({page}) => {
  const second = demoOf(page).locator('button.pick').nth(1)
  await openDemo(page, '/', 'What you say', () => second.focus())
  await expect(second).toBeFocused()
})

test.describe('the demo by keyboard', () => {
  test('masks a sentence while it is typed and writes it on Enter', async ({page}) => {
    const field = await openDemo(page, '/', 'What you say')
    await field.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Met Claire Moreau at Globex, we won it for €52,500')
    await expect(demoOf(page).locator('.masked .read')).toHaveText(
      'Met NAME_1 at NAME_2, we won it for AMOUNT_1',
    )
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('Met Claire Moreau at Globex, we won it for €52,500')
    await expect(written(page, 'Contact')).toHaveText('Claire Moreau')
    await expect(written(page, 'Account')).toHaveText('Globex')
    await expect(written(page, 'Amount')).toHaveText('€52,500')
    await expect(written(page, 'Stage')).toHaveText('Closed Won')
    await expect(demoOf(page).getByRole('status')).toHaveText(
      'Salesforce, Opportunity: Account Globex; Contact Claire Moreau; Amount €52,500; Stage Closed Won. Values masked before the model reads: 3.',
    )
  })

  test('moves the words to their tokens, and writes the same where it cannot', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'})
    const field = await openDemo(page, '/', 'What you say')
    const button = demoOf(page).getByRole('button', {name: 'Update the CRM'})
    const moving = await movingWords(page)
    for (const words of [['word-0', 'word-1', 'word-2'], []]) {
      await field.fill('Met Claire Moreau at Globex, we won it for €52,500')
      await button.press('Enter')
      await expect(written(page, 'Amount')).toHaveText('€52,500')
      await expect(demoOf(page).getByRole('status')).toContainText('Contact Claire Moreau')
      await expect(button).toBeFocused()
      expect(await moving()).toEqual(words)

      await field.fill('The weather is nice')
      await button.press('Enter')
      await expect(demoOf(page).locator('ins')).toHaveCount(0)
      await page.evaluate(() => {
        for (const owner of [document, Document.prototype])
          Reflect.deleteProperty(owner, 'startViewTransition')
      })
    }
  })

  test('keeps the sentence in view on request, and the focus', nightly, async ({page}) => {
    await page.setViewportSize({width: 390, height: 740})
    const field = await openDemo(page, '/', 'What you say')
    const button = demoOf(page).getByRole('button', {name: 'Update the CRM'})
    await button.evaluate((element) => element.scrollIntoView({block: 'start'}))
    await button.focus()
    await page.keyboard.press('Enter')
    const below = await page.locator('.site-header').evaluate((header) => header.clientHeight)
    const top = () => field.evaluate((element) => element.getBoundingClientRect().top)
    await expect.poll(top).toBeGreaterThan(below)
    await expect(field).toBeInViewport({ratio: 1})
    await expect(button).toBeFocused()
  })

  test('writes after a pause and reports a sentence without values', nightly, async ({page}) => {
    const field = await openDemo(page, '/', 'What you say')
    await field.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('The weather is nice')
    await expect(demoOf(page).locator('.hint')).toContainText('Nothing to write yet')
    await expect(demoOf(page).getByRole('status')).toContainText('Nothing to write yet')
    await expect(demoOf(page).locator('ins')).toHaveCount(0)
  })

  test('choosing an example keeps the chosen CRM', nightly, async ({page}) => {
    const field = await openDemo(page, '/', 'What you say')
    const examples = demoOf(page).locator('button.pick')
    await expect(examples.nth(0)).toHaveAttribute('aria-pressed', 'true')
    await examples.nth(0).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(examples.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expect(field).toHaveValue(/Larkfield.*Aoife Byrne/)
    await expect(demoOf(page).getByRole('radio', {name: 'HubSpot'})).toBeChecked()
    await expect(written(page, 'Deal stage')).toHaveText('Negotiation')

    await demoOf(page).getByRole('radio', {name: 'HubSpot'}).focus()
    await page.keyboard.press('ArrowLeft')
    await examples.nth(3).focus()
    await page.keyboard.press('Space')
    await expect(demoOf(page).getByRole('radio', {name: 'Salesforce'})).toBeChecked()
    await expect(written(page, 'Stage')).toHaveText('Closed Lost')
  })

  test('accepts at most 200 characters and sends nothing', nightly, async ({page}) => {
    const field = await openDemo(page, '/', 'What you say')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
    await field.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText('Met Zanzibarco, '.repeat(20))
    await expect.poll(async () => (await field.inputValue()).length).toBe(200)
    await page.keyboard.press('Enter')
    await expect(written(page, 'Account')).toHaveText('Zanzibarco')
    expect(sent.filter((request) => /zanzibar/i.test(request))).toEqual([])
  })
})
