import {relative} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'

import {UserError} from '../user-error.ts'
import {showServiceOutput, superviseService} from './processes.ts'
import {root, type Settings} from './settings.ts'
import {step} from './steps.ts'

/** How long the site may take to answer, in milliseconds; `next dev` compiles the home page first. */
const timeoutMs = 120_000

/** Longer than proxies keep idle connections; otherwise a proxy could reuse one while it is being closed. */
const keepAlive = ['--keepAliveTimeout', '65000']

async function waitForHomePage(port: number): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    const answer = await fetch(`http://localhost:${port}/`).catch(() => null)
    await answer?.body?.cancel()
    // Not only 200: a site may have no page at this path.
    if (answer && answer.status < 500) return
    await sleep(100)
  }
  throw new UserError('The site did not respond within two minutes.')
}

async function startSite(
  mode: 'start' | 'dev',
  settings: Settings,
  environment: Record<string, string>,
): Promise<void> {
  const port = settings.ports.PORT
  const site = {
    name: 'The site',
    file: 'node_modules/next/dist/bin/next',
    // Not 127.0.0.1: Next.js would treat its own rewrites as redirects to another host.
    args: [mode, '-p', String(port), '-H', 'localhost', ...(mode === 'start' ? keepAlive : [])],
    env: environment,
    verbose: mode === 'dev',
  }
  await superviseService(site, () => waitForHomePage(port))
}

/** Milliseconds between calls. The site sends most requests at once; these are for retries, and after a restart. */
const outboxInterval = 10_000

/** Calls the site's outbox regularly, which sends what is due to webhooks; with hosted Supabase, pg_cron can do so. */
function callOutbox({ports}: Settings, environment: Record<string, string>): void {
  const {LEAD_WEBHOOK_URL, SUPABASE_FORWARDER_TOKEN} = {...process.env, ...environment}
  if (!LEAD_WEBHOOK_URL) return
  const call = () =>
    fetch(`http://localhost:${ports.PORT}/api/outbox`, {
      method: 'POST',
      headers: {authorization: `Bearer ${SUPABASE_FORWARDER_TOKEN}`},
    }).catch(() => undefined)
  setInterval(call, outboxInterval).unref()
}

/** Prints the addresses, last. A log may be read by others, so the credentials are not among them. */
function printSummary({siteUrl, dataDir, embeddedContentLake, embeddedSupabase}: Settings): void {
  const inside = relative(root, dataDir)
  const lines = [
    ['Site', siteUrl],
    ['Studio', `${siteUrl}/studio`],
    ['Admin', `${siteUrl}/admin/login`],
    ['Data', inside.startsWith('..') ? dataDir : inside],
  ]
  console.log()
  for (const [name = '', value = ''] of lines) console.log(`  ${name.padEnd(8)}${value}`)
  if (embeddedContentLake || embeddedSupabase) {
    console.log('\n  `npm run users` shows how to sign in.')
  }
  console.log('\n  Ctrl-C stops everything.\n')
}

/** Starts the site, built or in development, waits until its home page answers, and prints where it is. */
export async function serveSite(
  mode: 'start' | 'dev',
  settings: Settings,
  environment: Record<string, string>,
): Promise<void> {
  await step('Site', () => startSite(mode, settings, environment))
  callOutbox(settings, environment)
  showServiceOutput()
  printSummary(settings)
}
