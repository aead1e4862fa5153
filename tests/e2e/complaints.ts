import {
  type Browser,
  type BrowserContext,
  expect,
  type Request,
  type Response,
} from '@playwright/test'

/** What is complained of without anything being wrong. */
const harmless = [
  // The console repeats what is listed with its address.
  /^Failed to load resource: /,
  // The page was left before the answer came.
  /^net::ERR_ABORTED /,
  // The console says what the policy blocks; Chromium says the same of every script where JavaScript is off.
  /^csp /,
  // Sanity's Studio asks two hard-coded hosts for its newest release and whether feedback is wanted: the policy blocks
  // both, and nothing leaves the machine.
  /^(\w+ing to|Fetch API cannot load) '?https:\/\/(sanity-cdn\.com\/v1\/modules|api\.sanity\.io\/vX\/intake\/feedback)/,
  /^Failed to fetch version for package/,
  // Presentation waits a few seconds for its preview, which on a busy machine comes later.
  /^Unable to connect to visual editing\./,
  // Both sides of a comparison in the Studio fit on the screen, so that nothing is left to scroll.
  /^\[scroll-mirror\] Element doesn't have overflow/,
  // The Studio says that its editor has left, over a connection that the browser has closed.
  /^WebSocket is already in CLOSING or CLOSED state\.$/,
  // The search preview asks for the share picture of a page that the site has not heard of yet.
  /^404 .* fetched by the Studio$/,
  // Playwright takes its clock out of a context that is used again script by script.
  /^TypeError: Cannot read properties of undefined \(reading 'controller'\)$/,
  // A document changed while it was read for the first time: what was read has the change, which is heard of again.
  /^Document out of sync, skipping mutation$/,
]

const isLocal = ({protocol, hostname}: URL) =>
  !/^(https?|wss?):$/.test(protocol) || /(^|\.)localhost$/.test(hostname)

/** Status and URL; of a page, by whom it was fetched. */
function failureOf(response: Response): string {
  const {origin, pathname} = new URL(response.url())
  const failure = `${response.status()} ${origin}${pathname}`
  const request = response.request()
  const isOfStudio =
    request.resourceType() === 'fetch' && request.frame().url().startsWith(`${origin}/studio`)
  return isOfStudio ? `${failure} fetched by the Studio` : failure
}

/** What pages must not do: errors and warnings in the console, failed requests, and any that leave the machine. */
export class Complaints {
  readonly #heard: string[] = []
  readonly #outside = new Set<Request>()
  readonly #expected: RegExp[] = []

  /** Listens to every page of the browser: popups, and other contexts, as well. */
  constructor(browser: Browser) {
    browser.on('context', (context) => this.#listen(context))
  }

  /** Permits one that comes or not, by the machine's speed. */
  allow(message: RegExp): void {
    this.#expected.push(message)
  }

  /** Waits for one that the test provokes. */
  async expect(message: RegExp): Promise<void> {
    this.allow(message)
    await expect.poll(() => this.#all()).toContainEqual(expect.stringMatching(message))
  }

  /** Begins anew, for the next test. */
  clear(): void {
    this.#heard.length = 0
    this.#outside.clear()
    this.#expected.length = 0
  }

  /** Throws when there is one that the test does not expect. */
  check(): void {
    const known = [...harmless, ...this.#expected]
    const unexpected = this.#all().filter((text) => !known.some((message) => message.test(text)))
    expect(unexpected, 'complaints of pages').toEqual([])
  }

  #all(): string[] {
    return [...this.#heard, ...[...this.#outside].map((request) => `outside ${request.url()}`)]
  }

  #listen(context: BrowserContext): void {
    context.on('weberror', (error) => this.#heard.push(String(error.error())))
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.#heard.push(message.text())
    })
    context.on('response', (response) => {
      if (response.status() >= 400) this.#heard.push(failureOf(response))
    })
    context.on('request', (request) => {
      if (!isLocal(new URL(request.url()))) this.#outside.add(request)
    })
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // Blocked before it is sent.
      if (reason === 'csp') this.#outside.delete(request)
      this.#heard.push(`${reason} ${request.url()}`)
    })
  }
}
