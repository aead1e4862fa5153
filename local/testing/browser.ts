import {existsSync} from 'node:fs'

import {chromium} from '@playwright/test'

import {step} from '../starter/steps.ts'
import {installSystemPackages, succeeds} from './system-packages.ts'

/** Paths of Chromium in system packages; the headless shell takes a quarter less of the processor. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const playwrightCli = 'node_modules/@playwright/test/cli.js'

function installed(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  return [...(named ? [named] : []), ...systemPaths].find((path) => existsSync(path))
}

function installByPlaywright(): boolean {
  if (!succeeds(process.execPath, [playwrightCli, 'install', 'chromium'])) return false
  // Chromium's libraries; does nothing if installed or not permitted.
  succeeds(process.execPath, [playwrightCli, 'install-deps', 'chromium'])
  return existsSync(chromium.executablePath())
}

/**
 * Path of a Chromium for browser tests: an installed one, else Playwright's (undefined: Playwright
 * finds it), else the package manager's. Throws when none is available.
 */
export async function findBrowser(): Promise<string | undefined> {
  const found = installed()
  if (found) return found
  if (existsSync(chromium.executablePath())) return undefined

  return step('Installing a browser', () => {
    if (installByPlaywright()) return undefined
    for (const name of ['chromium-headless-shell', 'chromium']) {
      installSystemPackages([name])
      const path = installed()
      if (path) return path
    }
    throw new Error(
      'No browser could be installed: install Chromium and set CHROMIUM_PATH to its path.',
    )
  })
}
