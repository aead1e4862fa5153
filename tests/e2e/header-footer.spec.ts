import type {Page} from '@playwright/test'

import {contentLake, expect, nightly, scrollThrough, stack, test} from './site.ts'

const languages = [
  {lang: 'en', prefix: '', home: '/'},
  {lang: 'fr', prefix: '/fr', home: '/fr'},
]
const wide = {width: 1440, height: 900}
const phone = {width: 360, height: 740}

function hrefOf(prefix: string, path: string): string {
  return path === '/' ? prefix || '/' : `${prefix}/${path}`
}

function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}

test('the footer has the company, the mailbox and the pages of its menus in each language', async ({
  page,
}) => {
  const {company, contactEmail} = await contentLake.fetch<Record<string, string>>(
    '*[_id == "siteSettings"][0]{company, contactEmail}',
  )
  for (const {lang, prefix, home} of languages) {
    const listed = await contentLake.fetch<{label: string; path: string}[]>(
      `*[_id == "navigation"][0]{"links": [
        ...productMenu.${lang}[]{label, "path": page->path},
        ...legalMenu.${lang}[]{label, "path": page->path}
      ]}.links`,
    )
    expect(listed.length).toBeGreaterThan(3)
    await page.goto(home)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(company!)
    await expect(footer.locator(`a[href="mailto:${contactEmail}"]`)).toBeVisible()
    for (const {label, path} of listed) {
      const link = footer.getByRole('link', {name: label, exact: true})
      await expect(link).toHaveAttribute('href', hrefOf(prefix, path))
    }
  }
})

test('the header links to every menu page and marks the current one', async ({page}) => {
  await page.setViewportSize(wide)
  const header = await contentLake.fetch<{label: string; path: string}[]>(
    `*[_id == "navigation"][0].headerMenu.fr[]{label, "path": page->path}`,
  )
  expect(header.length).toBeGreaterThan(1)
  await page.goto('/fr')
  for (const {label, path} of header) {
    await page.locator('header nav').first().getByRole('link', {name: label}).click()
    await expect(page).toHaveURL(new URL(hrefOf('/fr', path), stack.siteUrl).href)
    const current = page.locator('header nav').first().locator('[aria-current=page]')
    await expect(current).toHaveText([label])
  }
})

test('the header fits on one line at every width, and its button links to the form', async ({
  page,
}) => {
  await page.goto('/fr/comparison')
  for (const width of [360, 480, 640, 768, 1024, 1119, 1120, 1200, 1280, 1440]) {
    await page.setViewportSize({width, height: 800})
    const {height, overflow, crowded} = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('header .bar > *, #site_menu > nav')]
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.width > 0)
      return {
        height: Math.max(...parts.map((box) => box.height)),
        overflow: document.documentElement.scrollWidth - window.innerWidth,
        crowded: parts.some((box, index) => box.left < (parts[index - 1]?.right ?? 0)),
      }
    })
    expect({width, overflow, crowded, oneLine: height < 60}).toEqual({
      width,
      overflow: 0,
      crowded: false,
      oneLine: true,
    })
  }
  await page.locator('.bar > a', {hasText: 'Réserver une démo'}).click()
  await expect(page).toHaveURL(/scrollTo=cta/)
  await expect(page.locator('#cta form')).toBeInViewport()
})

test('the phone menu opens by keyboard and closes when its link scrolls to the form', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/fr')
  const opener = page.getByRole('button', {name: 'Menu'})
  const popover = page.locator('#site_menu')
  await opener.click()
  await popover.getByRole('link', {name: 'Réserver une démo'}).click()
  await expect(popover).toBeHidden()
  await expect(page.locator('#cta form')).toBeInViewport()

  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(popover).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popover).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await popover.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(popover).toBeHidden()
  await expect(page.locator('main :focus')).toHaveCount(1)

  await opener.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(popover.getByRole('link').first()).toBeFocused()
  await opener.click()
  await expect(popover).toBeHidden()
  await opener.click()
  await popover.locator('a[href="/fr/comparison"]').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/fr\/comparison$/)
})

test('the theme follows the system until chosen, and is remembered', nightly, async ({page}) => {
  await page.setViewportSize(wide)
  await page.emulateMedia({colorScheme: 'light'})
  await page.goto('/')
  const light = await backgroundOf(page)
  await page.emulateMedia({colorScheme: 'dark'})
  const dark = await backgroundOf(page)
  expect(dark).not.toBe(light)

  const themes = page.getByRole('contentinfo').getByRole('group', {name: 'Theme'})
  await themes.getByTitle('Light').click()
  await expect(page.locator('body')).toHaveCSS('background-color', light)
  await page.goto('/comparison')
  await expect(page.locator('body')).toHaveCSS('background-color', light)
  await expect(themes.getByRole('radio', {name: 'Light'})).toBeChecked()

  await themes.getByRole('radio', {name: 'Light'}).focus()
  await page.keyboard.press('ArrowRight')
  await page.emulateMedia({colorScheme: 'light'})
  await expect(page.locator('body')).toHaveCSS('background-color', dark)

  await themes.getByTitle('System').click()
  await expect(page.locator('body')).toHaveCSS('background-color', light)
})

test('the theme switch says which theme the page has', nightly, async ({page}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await page.setViewportSize(wide)
  await page.emulateMedia({colorScheme: 'light'})
  await page.goto('/')
  const light = await backgroundOf(page)
  const themes = page.getByRole('contentinfo').getByRole('group', {name: 'Theme'})
  await themes.getByTitle('Dark').click()
  await expect(themes.getByRole('radio', {name: 'Dark'})).toBeChecked()
  await themes.getByTitle('System').click()
  await expect(page.locator('body')).toHaveCSS('background-color', light)

  // Another page has saved a theme since the browser put this one aside.
  await page.evaluate(() => {
    localStorage['theme'] = 'dark'
    dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))
  })
  await expect(page.locator('body')).not.toHaveCSS('background-color', light)
  await expect(themes.getByRole('radio', {name: 'Dark'})).toBeChecked()
})

test('the skip link jumps past the header', async ({page}) => {
  await page.setViewportSize(wide)
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.locator('.skip')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(inMain).toBe(true)
})

test('the home page works by keyboard alone', nightly, async ({page}) => {
  test.slow()
  await page.setViewportSize(wide)
  await page.goto('/')
  // Load everything lazy before measuring.
  await scrollThrough(page)

  const stops: {name: string; ring: boolean; hidden: boolean}[] = []
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const shown = element.closest('label, .field') ?? element
      const style = getComputedStyle(element)
      const ringed = [element, shown, element.parentElement].some(
        (part) => part !== null && getComputedStyle(part).outlineStyle !== 'none',
      )
      const box = shown.getBoundingClientRect()
      return {
        name: element.textContent?.trim() || element.getAttribute('name') || element.tagName,
        ring: ringed,
        hidden: style.visibility === 'hidden' || box.width === 0,
        inFooter: element.closest('footer') !== null,
      }
    })
    if (!stop) break
    stops.push({name: stop.name, ring: stop.ring, hidden: stop.hidden})
  }
  expect(stops.length).toBeGreaterThan(15)
  expect(stops.filter(({ring, hidden}) => !ring || hidden)).toEqual([])
  expect(stops.map(({name}) => name)).toContain('hello@saywell.example')
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('without JavaScript the phone menu opens and the theme switch is hidden', async ({page}) => {
    await page.setViewportSize(phone)
    await page.goto('/fr')
    await page.locator('[popovertarget=site_menu]').click()
    await expect(page.locator('#site_menu')).toBeVisible()
    await expect(page.locator('[data-theme-switch]').first()).toBeHidden()
    await page.locator('#site_menu a[href="/fr/comparison"]').click()
    await expect(page).toHaveURL(/\/fr\/comparison$/)
  })
})
