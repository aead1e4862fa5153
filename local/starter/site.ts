import {relative} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'

import type {Credentials} from '../credentials.ts'
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
    if (answer?.ok) return
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

function studioLink(settings: Settings, credentials: Credentials): string {
  const studio = `${settings.siteUrl}/studio`
  return settings.embeddedContentLake
    ? `${studio}#token=${credentials.contentLake.tokens.administrator}`
    : studio
}

/** Prints the addresses and links, last. */
function printSummary(settings: Settings, credentials: Credentials): void {
  const lines = [
    ['Site', settings.siteUrl],
    ['Studio', studioLink(settings, credentials)],
    ['Admin', `${settings.siteUrl}/admin/login`],
  ]
  if (settings.embeddedSupabase) {
    lines.push(['', `${credentials.admin.email}  ${credentials.admin.password}`])
  }
  const inside = relative(root, settings.dataDir)
  lines.push(['Data', inside.startsWith('..') ? settings.dataDir : inside])
  console.log()
  for (const [name = '', value = ''] of lines) console.log(`  ${name.padEnd(8)}${value}`)
  console.log('\n  Ctrl-C stops everything.\n')
}

/** Starts the site, built or in development, waits until its home page answers, and prints where it is. */
export async function serveSite(
  mode: 'start' | 'dev',
  settings: Settings,
  credentials: Credentials,
  environment: Record<string, string>,
): Promise<void> {
  await step('Site', () => startSite(mode, settings, environment))
  callOutbox(settings, environment)
  showServiceOutput()
  printSummary(settings, credentials)
}
