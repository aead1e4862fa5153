import type {Locator, Page} from '@playwright/test'

import {expect, expectAccessibleInBothThemes, nightly, test, waitUntilSubmittable} from './site.ts'
import {operator} from './waitlist-rows.ts'

const request = /exit popup.*1-month free trial.*no credit card/

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

test.describe('the exit popup', () => {
  test('opens when the mouse leaves through the top, is modal, and stays closed for the session once declined', async ({
    page,
  }) => {
    await visit(page, '/fr')
    await expectNoPopup(page)
    await page.locator('[popovertarget=language_menu]').click()
    await leaveThroughTop(page)
    await expectNoPopup(page)
    await page.keyboard.press('Escape')
    const popup = await openPopup(page)
    await expect(popup.getByRole('link', {name: 'Demander mon essai gratuit'})).toBeFocused()
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    await expectAccessibleInBothThemes(page, 'dialog[open]')
    await popup.getByRole('button', {name: 'Non merci, je continue ma visite'}).click()
    await expect(popupOf(page)).toHaveCount(0)
    await leaveThroughTop(page)
    await expectNoPopup(page)
    await visit(page, '/fr')
    await leaveThroughTop(page)
    await expectNoPopup(page)

    // In the next session it opens again, and a click beside it closes it.
    await page.evaluate(() => sessionStorage.clear())
    await visit(page, '/fr')
    await openPopup(page)
    await page.mouse.click(4, 400)
    await expect(popupOf(page)).toHaveCount(0)
  })

  test('opens the waitlist form and prefills it', async ({page}) => {
    await visit(page, '/fr')
    const popup = await openPopup(page)
    const written = popup.getByRole('textbox')
    await expect(written).toHaveValue(
      /fenêtre de sortie.*essai gratuit d’un mois.*sans carte bancaire/,
    )
    const edited = `${await written.inputValue()} Ada`
    await written.fill(edited)
    await popup.getByRole('link', {name: 'Demander mon essai gratuit'}).click()
    await expect(page).toHaveURL(`/fr/app?source=exit-popup-free-trial#cta`)
    const form = page.locator('#cta form')
    await expect(form.locator('[name=message]')).toHaveValue(edited)
    await expect(form.locator('[name=source]')).toHaveValue('exit-popup-free-trial')
    await expect(form.locator('[name=phone]')).not.toHaveAttribute('required')
    await expect(form).toBeInViewport()
  })

  test('closes and prefills the form of its own page', async ({page}) => {
    await visit(page, '/?source=exit-popup-free-trial#cta')
    const popup = await openPopup(page)
    await popup.getByRole('textbox').fill('Call me in May')
    const accept = popup.getByRole('link')
    await accept.evaluate((link: HTMLAnchorElement) => (link.href = location.href))
    await accept.click()
    await expect(popupOf(page)).toHaveCount(0)
    await expect(page.locator('#cta form [name=message]')).toHaveValue('Call me in May')
  })

  test('keeps the message of a visitor who typed before scripts loaded', async ({page}) => {
    let release!: () => void
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/_next/static/**/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/?source=exit-popup-free-trial', {waitUntil: 'commit'})
    const form = page.locator('#cta form')
    const message = form.locator('[name=message]')
    await message.fill('Call me in May')
    release()
    // The source is taken over together with the message.
    await expect(form.locator('[name=source]')).toHaveValue('exit-popup-free-trial')
    await expect(message).toHaveValue('Call me in May')
  })

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
    const form = page.locator('#cta form')
    await visit(page, '/?source=newsletter#cta')
    await expect(form.locator('[name=message]')).toHaveValue('')
    await expect(form.locator('[name=source]')).toHaveValue('demo')
    await visit(page, '/?source=exit-popup-free-trial#cta')
    await expect(form.locator('[name=message]')).toHaveValue(request)
    await expect(form.locator('[name=source]')).toHaveValue('exit-popup-free-trial')
    const email = `popup.${Date.now()}@visitor.example`
    await form.locator('[name=name]').fill('Popup Visitor')
    await form.locator('[name=email]').fill(email)
    await form.locator('[name=phone]').fill('+353 1 234 5678')
    await waitUntilSubmittable(page)
    await form.getByRole('button').click()
    await expect(page.locator('#cta').getByRole('status')).toBeVisible()
    await expect(form.locator('[name=message]')).toHaveValue('')
    await form.getByRole('button', {name: 'Send another'}).click()
    await form.getByRole('button').click()
    await expect(form.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.locator('[name=source]')).toHaveValue('demo')
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
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}})

  test('opens at a fast upward flick, after the first 20 seconds', async ({page}) => {
    await page.clock.install()
    await visit(page)
    await page.evaluate(() => scrollTo(0, 3000))
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
  })
})
