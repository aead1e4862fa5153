import {type Browser, type BrowserContext, expect, type Request} from '@playwright/test'

/** What is complained of without anything being wrong. */
const harmless = [
  // The console repeats what is listed with its address.
  /^Failed to load resource: /,
  // The page was left before the answer came.
  /^net::ERR_ABORTED /,
  // Sanity's Studio asks for its newest release at a hard-coded host: blocked by the policy, nothing leaves the machine.
  /^(csp|\w+ing to|Fetch API cannot load) '?https:\/\/sanity-cdn\.com\/v1\/modules\//,
  /^Failed to fetch version for package/,
  // It asks whether feedback is wanted, likewise.
  /^(csp|\w+ing to|Fetch API cannot load) '?https:\/\/api\.sanity\.io\/vX\/intake\/feedback/,
  // Both sides of a comparison in the Studio fit on the screen, so that nothing is left to scroll.
  /^\[scroll-mirror\] Element doesn't have overflow/,
  // A document changed while it was read for the first time: what was read has the change, which is heard of again.
  /^Document out of sync, skipping mutation$/,
]

const isLocal = ({protocol, hostname}: URL) =>
  !/^(https?|wss?):$/.test(protocol) || /(^|\.)localhost$/.test(hostname)

/** What pages must not do: errors and warnings in the console, failed requests, and any that leave the machine. */
export class Complaints {
  readonly #heard: string[] = []
  readonly #outside = new Set<Request>()
  readonly #expected: RegExp[] = []

  /** Listens to every page of the browser: popups, and other contexts, as well. */
  constructor(browser: Browser) {
    browser.on('context', (context) => this.#listen(context))
  }

  /** Waits for one that the test provokes. */
  async expect(message: RegExp): Promise<void> {
    this.#expected.push(message)
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
      if (response.status() >= 400) this.#heard.push(`${response.status()} ${response.url()}`)
    })
    context.on('request', (request) => {
      if (!isLocal(new URL(request.url()))) this.#outside.add(request)
    })
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // Blocked by the policy before it is sent.
      if (reason === 'csp') this.#outside.delete(request)
      this.#heard.push(`${reason} ${request.url()}`)
    })
  }
}
