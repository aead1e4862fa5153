import {setTimeout as sleep} from 'node:timers/promises'

import {UserError} from '../user-error.ts'
import {superviseService} from './processes.ts'
import type {Settings} from './settings.ts'

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

/** Starts the site, built or in development, and waits until its home page answers. */
export async function startSite(
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
