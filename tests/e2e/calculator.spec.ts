import type {Locator, Page} from '@playwright/test'

import {contentLake, expect, nightly, test} from './site.ts'

const loading = 'Chargement…'

const fields = {
  team: 'Personnes dans l’équipe',
  salary: 'Salaire annuel moyen',
  hours: 'Heures de CRM par jour et par personne',
  crm: 'Coût annuel du CRM',
}

const outputs = {
  cost: 'Coût actuel de la saisie',
  savings: 'Temps gagné',
  gain: 'Gain de productivité',
  total: 'Gain annuel total',
  month: 'Gain mensuel',
}

/** Formats an amount as the page does. */
const money = (digits: string) => `${digits.replaceAll(' ', '\u202F')}\u00A0€`

/**
 * By hand: salary / 52 / 40 an hour, × team × hours × 250 days = cost; 67% of it = savings; 30% of those = gain;
 * savings + gain = total; total / 12 = month.
 */
const example = {
  // 52000 / 2080 = 25; × 4 × 1.5 × 250 = 37500
  team: '4',
  salary: '52000',
  hours: '1.5',
  cost: '37 500',
  savings: '25 125',
  gain: '7 538',
  total: '32 663',
  month: '2 722',
}

function calculatorOf(page: Page): Locator {
  return page
    .locator('section')
    .filter({has: page.locator('.calculator')})
    .last()
}

/** Scrolls to the calculator and waits until it is interactive. */
async function openCalculator(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  const calculator = calculatorOf(page)
  await calculator.scrollIntoViewIfNeeded()
  await expect(calculator.locator('[data-ready=true]')).toBeVisible()
  return calculator
}

function amount(calculator: Locator, label: string): Locator {
  return calculator
    .locator('.amount')
    .filter({has: calculator.page().getByText(label, {exact: true})})
    .locator('dd')
    .first()
}

const field = (calculator: Locator, label: string) => calculator.getByRole('textbox', {name: label})
const slider = (calculator: Locator, label: string) => calculator.getByRole('slider', {name: label})

test("the calculator starts with the document's values, without an announcement, and computes correctly", async ({
  page,
}) => {
  const settings = await contentLake.fetch<Record<'teamSize' | 'averageSalary', number>>(
    '*[_id == "roiSettings"][0]',
  )
  const calculator = await openCalculator(page, '/fr')
  await expect(slider(calculator, fields.team)).toHaveValue(String(settings.teamSize))
  await expect(slider(calculator, fields.salary)).toHaveValue(String(settings.averageSalary))
  await expect(calculator.getByRole('status')).toBeEmpty()

  await field(calculator, fields.team).fill(example.team)
  await field(calculator, fields.salary).fill(example.salary)
  await field(calculator, fields.hours).fill(example.hours)
  for (const output of ['cost', 'savings', 'gain', 'total', 'month'] as const) {
    await expect(amount(calculator, outputs[output])).toHaveText(money(example[output]))
  }
  const sentence = calculator.locator('.sentence')
  await expect(sentence).toContainText(money(example.total))
  await expect(calculator.getByRole('status')).toHaveText(await sentence.innerText())
})

test('the calculator formats typed and changed numbers in its language', async ({page}) => {
  const calculator = await openCalculator(page, '/fr')
  const before = await amount(calculator, outputs.total).innerText()
  await field(calculator, fields.crm).fill('50000')
  await expect(calculator.locator('.compared')).toContainText('3,4 fois')
  await expect(amount(calculator, outputs.total), 'what the CRM costs').toHaveText(before)

  const hours = field(calculator, fields.hours)
  await hours.focus()
  await page.keyboard.press('Tab')
  await expect(slider(calculator, fields.hours)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(slider(calculator, fields.hours)).toHaveValue('2.5')
  await expect(hours).toHaveValue('2,5')
  // 38.4615 × 10 × 2.5 × 250 = 240384.62
  await expect(amount(calculator, outputs.cost)).toHaveText(money('240 385'))
  await page.keyboard.press('Home')
  await expect(amount(calculator, outputs.total)).toHaveText(money('0'))

  const salary = field(calculator, fields.salary)
  await salary.fill('95000')
  await salary.blur()
  await expect(salary).toHaveValue(money('95 000'))
  await expect(slider(calculator, fields.salary)).toHaveAttribute('aria-valuetext', money('95 000'))
  await hours.fill('3,5')
  await hours.blur()
  await expect(hours).toHaveValue('3,5')
})

test('the calculator is readable without JavaScript', async ({plain: page}) => {
  await page.goto('/fr')
  const calculator = calculatorOf(page)
  await expect(amount(calculator, outputs.total)).toHaveText(money('167 500'))
  await expect(calculator.locator('.sentence')).toContainText(money('167 500'))
  await expect(calculator.getByRole('slider')).toHaveCount(0)
  await expect(calculator.getByText(loading)).toBeHidden()
})

test(
  'the calculator hides its fields when their script fails to load',
  nightly,
  async ({page, pageErrors}) => {
    await page.goto('/fr')
    await page.waitForLoadState('networkidle')
    await page.route(/\/_next\/static\/chunks\//, (route) => route.abort())
    const calculator = calculatorOf(page)
    await calculator.scrollIntoViewIfNeeded()
    await expect(calculator.getByRole('slider')).toHaveCount(0)
    await expect(calculator.getByText(loading)).toBeHidden()
    await expect(amount(calculator, outputs.total)).toHaveText(money('167 500'))
    await pageErrors.expect(/^net::ERR_FAILED .*\/_next\/static\/chunks\//)
  },
)

test('the calculator loads its fields without a layout shift', nightly, async ({page}) => {
  await page.goto('/fr')
  const calculator = calculatorOf(page)
  await expect(calculator.getByText(loading)).toBeAttached()
  const height = async () => (await calculator.boundingBox())?.height
  const before = await height()
  await calculator.scrollIntoViewIfNeeded()
  await expect(calculator.locator('[data-ready=true]')).toBeVisible()
  await expect(calculator.getByText(loading)).toHaveCount(0)
  expect(await height()).toBe(before)
})

test(
  'the result of the calculator stays in view on a phone while a slider moves',
  nightly,
  async ({page}) => {
    await page.setViewportSize({width: 390, height: 740})
    const calculator = await openCalculator(page, '/fr')
    const total = amount(calculator, outputs.total)
    const before = await total.textContent()
    const last = slider(calculator, fields.crm)
    await last.evaluate((element) => element.scrollIntoView({block: 'end'}))
    await slider(calculator, fields.hours).focus()
    await page.keyboard.press('ArrowRight')
    await expect(total).not.toHaveText(before ?? '')
    await expect(total).toBeInViewport({ratio: 0.9})
    await expect(last).toBeInViewport({ratio: 0.9})
  },
)

test('a calculator in an English article treats invalid input as 0 without an error', async ({
  page,
}) => {
  const article = '/blog/voice-assistant-technology-sales-teams-roi-calculator'
  const calculator = await openCalculator(page, article)
  const team = field(calculator, 'People on the team')
  const sentence = calculator.locator('.sentence')
  for (const typed of ['', 'ten', '-']) {
    await team.fill('10')
    await expect(sentence).toContainText('$167,500')
    await team.fill(typed)
    await expect(sentence, typed).toContainText('$0')
    await team.blur()
    await expect(team).toHaveValue('0')
    await expect(calculator.getByRole('alert')).toHaveCount(0)
  }
})
