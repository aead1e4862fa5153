import type {Browser, BrowserContext, Locator, Page} from '@playwright/test'

import {lastByDay} from '../nightly.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  nightly,
  stack,
  test,
  waitUntilSubmittable,
} from './site.ts'
import {operator} from './waitlist-rows.ts'

const words = {
  '/': {
    form: '/app',
    accept: 'Request my free trial',
    decline: "No thanks, I'll continue browsing",
    request: /exit popup.*1-month free trial.*no credit card/,
  },
  '/fr': {
    form: '/fr/app',
    accept: 'Demander mon essai gratuit',
    decline: 'Non merci, je continue ma visite',
    request: /fenêtre de sortie.*essai gratuit d’un mois.*sans carte bancaire/,
  },
} as const
const paths = ['/', '/fr'] as const

const popupOf = (page: Page): Locator => page.locator('dialog[open]')

/** Opens a page and waits until exit detection is active. */
async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

async function leaveThroughTop(page: Page): Promise<void> {
  await page.mouse.move(300, 300)
  await page.mouse.move(300, 4)
  await page.mouse.move(300, -20)
}

/** Moves the mouse out at the top until the popup opens; its script loads some time after the page. */
async function openPopup(page: Page): Promise<Locator> {
  const popup = popupOf(page)
  await expect(async () => {
    if ((await popup.count()) === 0) await leaveThroughTop(page)
    await expect(popup).toBeVisible({timeout: 500})
  }).toPass()
  return popup
}

/** Asserts that the popup stays closed for as long as it would take to open. */
async function expectNoPopup(page: Page): Promise<void> {
  await page.waitForTimeout(400)
  await expect(popupOf(page)).toHaveCount(0)
}

for (const path of lastByDay(paths)) {
  const {accept, decline, form: formPath, request} = words[path]

  test.describe(`the exit popup on ${path}`, () => {
    test('opens when the mouse leaves through the top, traps focus, and stays closed for the session once declined', async ({
      page,
    }) => {
      await visit(page, path)
      await expectNoPopup(page)
      const popup = await openPopup(page)
      await expect(popup.getByRole('link', {name: accept})).toBeFocused()
      for (let step = 0; step < 6; step += 1) {
        await page.keyboard.press('Tab')
        const outside = await page.evaluate(
          () => document.activeElement?.closest('dialog, body')?.nodeName,
        )
        // After the last button, focus may move to the browser's toolbar, but never to the page behind.
        expect(
          outside === 'DIALOG' ||
            (await page.evaluate(() => document.activeElement === document.body)),
        ).toBe(true)
      }
      await expectAccessibleInBothThemes(page, 'dialog[open]')
      await popup.getByRole('button', {name: decline}).click()
      await expect(popupOf(page)).toHaveCount(0)
      await leaveThroughTop(page)
      await expectNoPopup(page)
      await visit(page, path)
      await leaveThroughTop(page)
      await expectNoPopup(page)
    })

    test('leads to the waitlist form and prefills it', async ({page}) => {
      await visit(page, path)
      const popup = await openPopup(page)
      const written = popup.getByRole('textbox')
      await expect(written).toHaveValue(request)
      const edited = `${await written.inputValue()} Ada`
      await written.fill(edited)
      await popup.getByRole('link', {name: accept}).click()
      await expect(page).toHaveURL(`${formPath}?source=exit-popup-free-trial#cta`)
      const form = page.locator('#cta form')
      await expect(form.locator('[name=message]')).toHaveValue(edited)
      await expect(form.locator('[name=source]')).toHaveValue('exit-popup-free-trial')
      await expect(form.locator('[name=phone]')).not.toHaveAttribute('required')
      await expect(form).toBeInViewport()
    })
  })
}

test.describe('the exit popup', () => {
  test(
    'does not open at another side or over a filled form, and closes with Escape',
    nightly,
    async ({page}) => {
      await visit(page)
      await page.mouse.move(300, 300)
      await page.mouse.move(2, 300)
      await page.mouse.move(-20, 300)
      await expectNoPopup(page)
      await page.locator('#cta form [name=email]').focus()
      await leaveThroughTop(page)
      await expectNoPopup(page)
      await page.locator('#cta form [name=email]').blur()
      await openPopup(page)
      await page.keyboard.press('Escape')
      await expect(popupOf(page)).toHaveCount(0)
    },
  )

  test('never opens after a submission, whose entry is tagged', async ({page}) => {
    await visit(page, '/?source=exit-popup-free-trial#cta')
    const form = page.locator('#cta form')
    await expect(form.locator('[name=message]')).toHaveValue(words['/'].request)
    await expect(form.locator('[name=source]')).toHaveValue('exit-popup-free-trial')
    const email = `popup.${Date.now()}@visitor.example`
    await form.locator('[name=name]').fill('Popup Visitor')
    await form.locator('[name=email]').fill(email)
    await form.locator('[name=phone]').fill('+353 1 234 5678')
    await waitUntilSubmittable(page)
    await form.getByRole('button').click()
    await expect(page.locator('#cta').getByRole('status')).toBeVisible()
    await expect(form.locator('[name=message]')).toHaveValue('')
    await form.evaluate(() => (document.activeElement as HTMLElement).blur())
    await leaveThroughTop(page)
    await expectNoPopup(page)
    await visit(page, '/fr')
    await page.evaluate(() => sessionStorage.clear())
    await page.reload({waitUntil: 'networkidle'})
    await leaveThroughTop(page)
    await expectNoPopup(page)

    const {data} = await operator.from('waitlist').select('message').eq('email', email)
    expect(data?.map(({message}) => message)).toEqual([
      expect.stringContaining('[Free trial request]'),
    ])
  })
})

test.describe('the form', () => {
  test('the form is prefilled only for visitors from a popup', nightly, async ({page}) => {
    await page.goto('/?source=exit-popup#cta')
    await expect(page.locator('#cta [name=message]')).toHaveValue(words['/'].request)
    await expect(page.locator('#cta [name=source]')).toHaveValue('exit-popup')
    await visit(page, '/?source=newsletter#cta')
    await expect(page.locator('#cta [name=message]')).toHaveValue('')
    await expect(page.locator('#cta [name=source]')).toHaveValue('demo')
  })
})

async function phone(browser: Browser): Promise<{context: BrowserContext; page: Page}> {
  const context = await browser.newContext({
    baseURL: stack.siteUrl,
    hasTouch: true,
    isMobile: true,
    viewport: {width: 390, height: 800},
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.clock.install()
  await visit(page)
  await page.evaluate(() => scrollTo(0, 3000))
  return {context, page}
}

/** Scrolls up in steps, the given milliseconds apart, with or without a finger on the screen. */
async function scrollUp(page: Page, steps: number, apart: number, touched = true): Promise<void> {
  if (touched) await page.evaluate(() => dispatchEvent(new Event('touchmove')))
  for (let step = 0; step < steps; step += 1) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('scroll', () => resolve(), {once: true})
          scrollBy(0, -200)
        }),
    )
    await page.clock.runFor(apart)
  }
}

test.describe('on a touch screen the exit popup', nightly, () => {
  test('opens at a fast upward flick, after the first 20 seconds', async ({browser}) => {
    const {context, page} = await phone(browser)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await scrollUp(page, 4, 40)
    await page.clock.runFor(21_000)
    await page.evaluate(() => scrollTo(0, 3000))
    await scrollUp(page, 5, 40, false)
    await page.clock.runFor(5000)
    await page.evaluate(() => scrollTo(0, 3000))
    await scrollUp(page, 5, 300)
    await page.clock.runFor(5000)
    await expect(popupOf(page)).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 3000))
    await scrollUp(page, 4, 40)
    await expect(popupOf(page)).toBeVisible()
    await context.close()
  })

  test('does not intercept the back button', async ({browser}) => {
    const {context, page} = await phone(browser)
    await page.evaluate(() => {
      scrollTo(0, 0)
      location.hash = 'cta'
    })
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.clock.runFor(21_000)
    await page.evaluate(() => dispatchEvent(new Event('touchend')))
    const entries = await page.evaluate(() => history.length)
    await page.evaluate(() => history.back())
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(200)
    await expect(popupOf(page)).toHaveCount(0)
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await context.close()
  })
})
