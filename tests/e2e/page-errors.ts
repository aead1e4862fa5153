import {
  type Browser,
  type BrowserContext,
  expect,
  type Request,
  type Response,
} from '@playwright/test'

/** Messages and failures that do not mean anything is wrong. */
const ignored = [
  // The console repeats failures that are reported here with their URL.
  /^Failed to load resource: /,
  // The page was left before the response arrived.
  /^net::ERR_ABORTED /,
  // The console reports CSP violations too; with JavaScript off, Chromium reports every script as one.
  /^csp /,
  // The Studio asks two hard-coded hosts for its latest version and whether feedback is enabled. The CSP blocks both,
  // so nothing leaves the machine.
  /^(\w+ing to|Fetch API cannot load) '?https:\/\/(sanity-cdn\.com\/v1\/modules|api\.sanity\.io\/vX\/intake\/feedback)/,
  /^Failed to fetch version for package/,
  // Presentation gives its preview a few seconds to connect and to answer; a busy machine needs longer.
  /^Unable to connect to visual editing\./,
  /^\[@sanity\/comlink\] Received no response to message/,
  // Both sides of a comparison in the Studio fit on the screen, so there is nothing to scroll.
  /^\[scroll-mirror\] Element doesn't have overflow/,
  // The Studio announces that an editor has left over a connection that the browser has already closed.
  /^WebSocket is already in CLOSING or CLOSED state\.$/,
  // The search preview requests the share image of a page that has not been published yet.
  /^404 .* fetched by the Studio$/,
  // Playwright removes its clock from a reused context script by script.
  /^TypeError: Cannot read properties of undefined \(reading 'controller'\)$/,
  // The document changed during its first read. The result has the change, and the repeated mutation is skipped.
  /^Document out of sync, skipping mutation$/,
]

const isLocal = ({protocol, hostname}: URL) =>
  !/^(https?|wss?):$/.test(protocol) || /(^|\.)localhost$/.test(hostname)

/** Returns the status and URL of a failed response; for a page, also whether the Studio fetched it. */
function failureOf(response: Response): string {
  const {origin, pathname} = new URL(response.url())
  const failure = `${response.status()} ${origin}${pathname}`
  const request = response.request()
  const isOfStudio =
    request.resourceType() === 'fetch' && request.frame().url().startsWith(`${origin}/studio`)
  return isOfStudio ? `${failure} fetched by the Studio` : failure
}

/** Collects console errors and warnings, failed requests, and requests that leave the machine. */
export class PageErrors {
  readonly #errors: string[] = []
  readonly #outside = new Set<Request>()
  readonly #expected: RegExp[] = []

  /** Listens to every page of the browser, including popups and other contexts. */
  constructor(browser: Browser) {
    browser.on('context', (context) => this.#listen(context))
  }

  /** Permits an error that may or may not occur, depending on timing. */
  allow(message: RegExp): void {
    this.#expected.push(message)
  }

  /** Waits for an error that the test provokes. */
  async expect(message: RegExp): Promise<void> {
    this.allow(message)
    await expect.poll(() => this.#all()).toContainEqual(expect.stringMatching(message))
  }

  /** Forgets everything, for the next test. */
  clear(): void {
    this.#errors.length = 0
    this.#outside.clear()
    this.#expected.length = 0
  }

  /** Throws when there is an error that the test did not expect. */
  check(): void {
    const known = [...ignored, ...this.#expected]
    const unexpected = this.#all().filter((text) => !known.some((message) => message.test(text)))
    expect(unexpected, 'errors and requests on pages').toEqual([])
  }

  #all(): string[] {
    return [...this.#errors, ...[...this.#outside].map((request) => `outside ${request.url()}`)]
  }

  #listen(context: BrowserContext): void {
    context.on('weberror', (error) => this.#errors.push(String(error.error())))
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.#errors.push(message.text())
    })
    context.on('response', (response) => {
      if (response.status() >= 400) this.#errors.push(failureOf(response))
    })
    context.on('request', (request) => {
      if (!isLocal(new URL(request.url()))) this.#outside.add(request)
    })
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // The CSP blocked it before it was sent.
      if (reason === 'csp') this.#outside.delete(request)
      this.#errors.push(`${reason} ${request.url()}`)
    })
  }
}
