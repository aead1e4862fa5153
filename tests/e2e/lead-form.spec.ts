import {createHash} from 'node:crypto'

import type {APIRequestContext, APIResponse, Locator, Page, Request} from '@playwright/test'

import {leadsEndpoint} from '../../lib/urls/paths.ts'
import en from '../../messages/en.json' with {type: 'json'}
import fr from '../../messages/fr.json' with {type: 'json'}
import {validLead} from '../fixtures/lead.ts'
import {boxOf, overlap} from './boxes.ts'
import {movingWords} from './moving-words.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  nightly,
  stack,
  test,
  waitUntilSubmittable,
} from './site.ts'
import {operator} from './waitlist-rows.ts'

const forms = [
  {path: '/', kind: 'demo', words: en.leadForm},
  {path: '/fr', kind: 'demo', words: fr.leadForm},
  {path: '/app', kind: 'waitlist', words: en.leadForm},
  {path: '/fr/app', kind: 'waitlist', words: fr.leadForm},
] as const
type TestedForm = (typeof forms)[number]
type FieldName = keyof TestedForm['words']['fields']
type Rule = keyof TestedForm['words']['errors']

const x = (count: number) => 'x'.repeat(count)

/** A name that occurs only in the validation script. */
const ruleScript = 'isSubmitSuccessful'

let visitors = 0

function visitor(): Record<FieldName, string> {
  visitors += 1
  const email = `ada.${process.pid}.${Date.now()}.${visitors}@visitor.example`
  return validLead({name: 'Ada Byrne', email, company: '', message: ''})
}

const formOf = (page: Page): Locator => page.locator('#cta form')
/** Returns the form's submit button. */
const buttonOf = (page: Page): Locator => formOf(page).locator('.fields button')
const toastOf = (page: Page): Locator => formOf(page).locator('.toast:not([hidden])')
const answerOf = (page: Page): Locator => toastOf(page).locator('.callout')

async function fill(page: Page, values: Partial<Record<FieldName, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await formOf(page).locator(`[name=${name}]`).fill(value)
  }
}

async function typed(page: Page): Promise<Record<string, string>> {
  return formOf(page).evaluate((form: HTMLFormElement) => {
    const names = ['name', 'email', 'company', 'phone', 'message']
    const data = new FormData(form)
    return Object.fromEntries(names.map((name) => [name, data.get(name) as string]))
  })
}

async function press(page: Page): Promise<void> {
  await buttonOf(page).click()
}

/** Focuses the form, which loads the validation script, and submits it. */
async function pressChecked(page: Page): Promise<void> {
  // The server takes an immediate submission for a bot's.
  await waitUntilSubmittable(page)
  const rules = page.waitForResponse(
    async (response) =>
      /_next\/static\/chunks\//.test(response.url()) &&
      (await response.text()).includes(ruleScript),
  )
  await formOf(page).locator('[name=name]').focus()
  await rules
  await press(page)
}

function answersOf({kind, words}: TestedForm) {
  const {status} = words
  return {
    received: kind === 'demo' ? status.receivedDemo : status.received,
    alreadyReceived: kind === 'demo' ? status.alreadyReceivedDemo : status.alreadyReceived,
    refused: status.refused,
    failed: status.failed,
    offline: status.offline,
  }
}

const tones = {
  received: 'good',
  alreadyReceived: 'note',
  refused: 'error',
  failed: 'error',
  offline: 'error',
} as const

/** Asserts that the toast shows the message, has focus and is announced once. */
async function expectAnswer(
  page: Page,
  form: TestedForm,
  status: keyof typeof tones,
): Promise<void> {
  const {title, text} = answersOf(form)[status]
  await expect(answerOf(page)).toHaveText(title + text)
  await expect(answerOf(page)).toBeFocused()
  await expect(answerOf(page)).toHaveAttribute('data-tone', tones[status])
  await expect(page.locator('[role=alert], [role=status]').filter({hasText: title})).toHaveCount(1)
}

/** Asserts that each invalid field shows its error, and that the toast shows the first. */
async function expectErrors(page: Page, form: TestedForm, rules: Rule[]): Promise<void> {
  const {errors, status} = form.words
  const expectedErrors = rules.map((rule) => errors[rule])
  await expect(formOf(page).locator('.field .error')).toHaveText(expectedErrors)
  await expect(answerOf(page)).toHaveText(status.invalid.title + expectedErrors[0])
}

/** Returns the forms that the page sends from now on. */
function postsOf(page: Page): Request[] {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === leadsEndpoint) posts.push(request)
  })
  return posts
}

/** Returns the number of entries with an email address. */
async function entriesWith(email: string): Promise<number | undefined> {
  const {data} = await operator.from('waitlist').select('id').eq('email', email)
  return data?.length
}

/** Posts a page's form as a browser without script does. */
async function post(
  request: APIRequestContext,
  {path, kind}: TestedForm,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  const language = path.startsWith('/fr') ? 'fr' : 'en'
  return request.post(leadsEndpoint, {
    form: {form: kind, language, ...fields},
    headers: {origin: stack.siteUrl, referer: stack.siteUrl + path, ...headers},
  })
}

// One form of each kind and language: the browser handles the text in the same way in all four.
for (const form of [forms[0], forms[3]]) {
  const {path, kind, words} = form

  test.describe(`the ${kind} form on ${path}`, () => {
    test('shows every error in the browser and removes it once corrected', async ({page}) => {
      await page.goto(path)
      await pressChecked(page)
      await expectErrors(page, form, [
        'nameRequired',
        'emailRequired',
        ...(kind === 'demo' ? (['phoneRequired'] as const) : []),
      ])
      const posts = postsOf(page)
      const lead = visitor()
      await fill(page, lead)
      await expect(formOf(page).locator('.field .error')).toHaveCount(0)

      const input = formOf(page).locator('[name=email]')
      await input.fill('ada@visitor')
      await press(page)
      await expectErrors(page, form, ['invalidEmail'])
      await expect(input).toBeFocused()
      await expect(input).toHaveAttribute('aria-invalid', 'true')
      await input.fill(lead.email)
      await expect(formOf(page).locator('.field .error')).toHaveCount(0)
      await expect(input).not.toHaveAttribute('aria-invalid')
      expect(posts).toEqual([])
    })

    test('shows every result from the server beside the form and in a toast', async ({
      page,
      context,
      pageErrors,
    }) => {
      await page.goto(path)
      await pressChecked(page)
      const posts = postsOf(page)
      const lead = visitor()
      await waitUntilSubmittable(page)

      await fill(page, lead)
      await context.setOffline(true)
      await press(page)
      await expectAnswer(page, form, 'offline')
      expect(await typed(page)).toEqual(lead)
      await pageErrors.expect(/^net::ERR_INTERNET_DISCONNECTED /)
      await context.setOffline(false)

      await page.route(
        (url) => url.pathname === leadsEndpoint,
        (route) => route.fulfill({status: 502, contentType: 'text/html', body: '<h1>Bad gateway'}),
      )
      await press(page)
      await expectAnswer(page, form, 'failed')
      expect(await typed(page)).toEqual(lead)
      await pageErrors.expect(/^502 /)
      await page.unrouteAll()

      await fill(page, {company: 'Larkfield', message: 'See you'})
      await page.emulateMedia({reducedMotion: 'no-preference'})
      const moving = await movingWords(page)
      await press(page)
      await expectAnswer(page, form, 'received')
      expect(await moving()).toEqual(['sent-0', 'sent-1'])
      const record = formOf(page).locator('.received')
      const written = [lead.name, lead.email, 'Larkfield', lead.phone, 'See you']
      await expect(record.locator('dd')).toHaveText(written)
      await expect(record).toBeInViewport({ratio: 1})
      await expect(buttonOf(page)).toBeHidden()
      await expect(formOf(page).locator('[name=email]')).toBeHidden()

      await record.getByRole('button', {name: words.again}).click()
      await expect(formOf(page).locator('[name=name]')).toBeFocused()
      await expect(record).toHaveCount(0)
      await expect(answerOf(page)).toHaveCount(0)
      expect(Object.values(await typed(page))).toEqual(['', '', '', '', ''])

      await fill(page, lead)
      await press(page)
      await expectAnswer(page, form, 'alreadyReceived')
      expect(await typed(page)).toEqual(lead)
      expect(posts).toHaveLength(4)
    })

    test('the form works the same without JavaScript', async ({plain: page}) => {
      await page.goto(`${path}?utm_campaign=spring`)
      const tab = await page.title()
      await fill(page, {email: 'ada@visitor', phone: '', message: 'Bonjour\nAda'})
      await press(page)
      await expectErrors(page, form, [
        'nameRequired',
        'invalidEmail',
        ...(kind === 'demo' ? (['phoneRequired'] as const) : []),
      ])
      await expect(formOf(page).locator('[name=message]')).toHaveValue('Bonjour\nAda')
      await expect(page).toHaveTitle(/^(Error|Erreur)\s?: /)

      const lead = visitor()
      const consent = await page.locator('#cta .consent').innerText()
      for (const status of ['received', 'alreadyReceived'] as const) {
        await fill(page, lead)
        await press(page)
        const {title, text} = answersOf(form)[status]
        await expect(answerOf(page)).toHaveText(title + text)
      }
      expect(await typed(page)).toEqual(lead)
      await expect(page).toHaveTitle(tab)
      const stored = await operator.from('waitlist').select().eq('email', lead.email).single()
      const hash = createHash('sha256').update(consent).digest('hex')
      const source = {page: path, landing_page: null, utm_campaign: 'spring'}
      const consent_version: unknown = expect.stringMatching(` ${hash}$`)
      expect(stored.data).toMatchObject({...source, consent_version})
    })
  })
}

const [form, , waitlist] = forms

test.describe('the rules in the browser', () => {
  test('the browser rules load while typing, without losing focus, text or cursor', async ({
    page,
  }) => {
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.url().includes('/_next/static/chunks/')) scripts.push(response.text())
    })
    const rulesLoaded = async () =>
      (await Promise.all(scripts)).some((script) => script.includes(ruleScript))
    await page.goto(form.path)
    await page.waitForLoadState('networkidle')
    expect(await rulesLoaded()).toBe(false)

    const input = formOf(page).locator('[name=email]')
    const marked = await input.evaluateHandle((element) => element)
    await input.pressSequentially('ada@visiter.example')
    for (let step = 0; step < 9; step += 1) await input.press('ArrowLeft')
    await expect.poll(rulesLoaded).toBe(true)
    await page.waitForLoadState('networkidle')
    await input.press('Backspace')
    await input.pressSequentially('o')
    await expect(input).toBeFocused()
    await expect(input).toHaveValue('ada@visitor.example')
    expect(await input.evaluate((element, before) => element === before, marked)).toBe(true)
  })

  test(
    'if the browser rules fail to load, the server reports the same errors',
    nightly,
    async ({page, pageErrors}) => {
      await page.goto(waitlist.path)
      await page.waitForLoadState('networkidle')
      await page.route(/\/_next\/static\/chunks\//, (route) => route.abort())
      const posts = postsOf(page)
      await waitUntilSubmittable(page)
      await fill(page, {email: 'nobody'})
      await press(page)
      await expectErrors(page, waitlist, ['nameRequired', 'invalidEmail'])
      await expect(formOf(page).locator('[name=name]')).toBeFocused()
      await fill(page, visitor())
      await press(page)
      await expect(answerOf(page)).toContainText(answersOf(waitlist).received.title)
      expect(posts).toHaveLength(2)
      await pageErrors.expect(/^net::ERR_FAILED .*\/_next\/static\/chunks\//)
    },
  )

  test(
    'form errors have no axe violation, cover no field and can be closed',
    nightly,
    async ({page}) => {
      await page.goto(form.path)
      await pressChecked(page)
      await expect(toastOf(page)).toBeVisible()
      await expectAccessibleInBothThemes(page, '#cta')
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({width, height: 740})
        const toast = await boxOf(toastOf(page))
        for (const field of await formOf(page).locator('.field').all()) {
          expect(overlap(toast, await boxOf(field)), `at ${width} px`).toBe(false)
        }
      }
      await toastOf(page).getByRole('button', {name: form.words.close}).click()
      await expect(toastOf(page)).toHaveCount(0)
      await press(page)
      await expect(toastOf(page)).toBeVisible()
      await formOf(page).locator('[name=email]').fill('ada@visitor.example')
      await expect(toastOf(page)).toHaveCount(0)
    },
  )
})

test.describe('a form that is sent', () => {
  test('a double click sends one request and adds one entry', nightly, async ({page}) => {
    await page.goto('/fr')
    const lead = visitor()
    await fill(page, lead)
    await waitUntilSubmittable(page)
    const posts = postsOf(page)
    let release!: () => void
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(`**${leadsEndpoint}`, async (route) => {
      await released
      await route.continue()
    })
    const button = buttonOf(page)
    await button.dblclick()
    await expect(button).toHaveText(fr.leadForm.submitting.demo)
    await expect(button).toBeDisabled()
    release()
    await expect(button).toHaveText(fr.leadForm.submit.demo)
    await expect(answerOf(page)).toContainText(answersOf(forms[1]).received.title)
    expect(posts).toHaveLength(1)
    expect(await entriesWith(lead.email)).toBe(1)
  })

  test('two simultaneous submissions add one entry', async ({request}) => {
    const lead = visitor()
    const data = {form: form.kind, language: 'en', ...lead}
    const answers = await Promise.all([1, 2].map(() => request.post(leadsEndpoint, {data})))
    const results = await Promise.all(answers.map((answer) => answer.json()))
    const statuses = results.map(({status}: {status: string}) => status)
    expect(statuses.toSorted()).toEqual(['alreadyReceived', 'received'])
    expect(await entriesWith(lead.email)).toBe(1)
  })

  test('a request whose answer was lost is stored once, however it is sent again', async ({
    page,
    request,
    pageErrors,
  }) => {
    await page.goto(waitlist.path)
    const lead = visitor()
    await fill(page, lead)
    await waitUntilSubmittable(page)
    await page.route(
      `**${leadsEndpoint}`,
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      {times: 1},
    )
    await press(page)
    await expectAnswer(page, waitlist, 'failed')
    await pageErrors.expect(/^net::ERR_CONNECTION_RESET /)
    expect(await typed(page)).toEqual(lead)
    await press(page)
    await expectAnswer(page, waitlist, 'alreadyReceived')
    await post(request, waitlist, lead)

    const found = operator.from('waitlist').select('id, further_requests').eq('email', lead.email)
    const {data} = await found.single()
    expect(data?.further_requests).toEqual([])
    const sent = await operator
      .from('outbox')
      .select('id')
      .eq('entry', data?.id ?? '')
    expect(sent.data).toHaveLength(1)
  })

  test(
    'sending ends after thirty seconds, with what was typed',
    nightly,
    async ({page, pageErrors}) => {
      await page.goto(waitlist.path)
      const lead = visitor()
      await fill(page, lead)
      await waitUntilSubmittable(page)
      await page.route(`**${leadsEndpoint}`, () => {})
      await press(page)
      await expect(buttonOf(page)).toBeDisabled()
      await expect(answerOf(page)).toBeVisible({timeout: 40_000})
      await expectAnswer(page, waitlist, 'failed')
      await pageErrors.expect(/^net::ERR_ABORTED /)
      expect(await typed(page)).toEqual(lead)
      await expect(buttonOf(page)).toBeEnabled()
    },
  )

  test('a form posted from another site is rejected', async ({request}) => {
    const lead = visitor()
    const answer = await post(request, form, lead, {origin: 'https://elsewhere.example'})
    expect(answer.status()).toBe(403)
    expect(await answer.text()).toContain(en.formRefusal.foreign)
    expect(await entriesWith(lead.email)).toBe(0)
  })

  test('an oversized form is rejected with a message, and keeps the typed text', async ({
    page,
    request,
    pageErrors,
  }) => {
    const lead = visitor()
    const answer = await post(request, forms[1], {...lead, message: x(70_000)})
    expect(answer.status()).toBe(413)
    expect(await answer.text()).toContain(fr.formRefusal.tooLarge)
    await page.goto(form.path)
    await fill(page, lead)
    await formOf(page).evaluate((element, value) => {
      const input = Object.assign(document.createElement('input'), {name: 'more', value})
      element.append(Object.assign(input, {type: 'hidden'}))
    }, x(70_000))
    await waitUntilSubmittable(page)
    await press(page)
    await expect(answerOf(page)).toContainText(answersOf(form).failed.title)
    await pageErrors.expect(/^413 /)
    expect(await typed(page)).toEqual(lead)
    expect(await entriesWith(lead.email)).toBe(0)
  })

  test('what was typed is still there after going back, and can be sent', async ({page}) => {
    await page.goto(waitlist.path)
    const lead = visitor()
    await fill(page, lead)
    await page.goto('/about')
    await page.goBack()
    await expect.poll(() => typed(page)).toEqual(lead)
    await waitUntilSubmittable(page)
    await press(page)
    await expectAnswer(page, waitlist, 'received')
    expect(await entriesWith(lead.email)).toBe(1)
  })

  test('a form sent too soon gets the usual response and is stored', async ({page}) => {
    await page.goto(form.path)
    const lead = visitor()
    await fill(page, lead)
    await page.evaluate(() => {
      performance.now = () => 400
    })
    await press(page)
    await expect(answerOf(page)).toContainText(answersOf(form).received.title)
    expect(await entriesWith(lead.email)).toBe(1)
  })
})
