import {existsSync} from 'node:fs'

import {chromium} from '@playwright/test'

import {step} from '../starter/steps.ts'
import {installSystemPackages, succeeds} from './system-packages.ts'

/** Where browsers of the Chromium family are installed by system packages. */
const systemPaths = [
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
  // The libraries that it needs; where they are there already, or may not be installed, this changes nothing.
  succeeds(process.execPath, [playwrightCli, 'install-deps', 'chromium'])
  return existsSync(chromium.executablePath())
}

/**
 * The path of a Chromium for the browser tests: one that is on the machine, else Playwright's own (undefined: Playwright
 * finds it), else the system package manager's. Throws when none of them can be had.
 */
export async function findBrowser(): Promise<string | undefined> {
  const found = installed()
  if (found) return found
  if (existsSync(chromium.executablePath())) return undefined

  return step('Installing a browser', () => {
    if (installByPlaywright()) return undefined
    installSystemPackages(['chromium'])
    const path = installed()
    if (path) return path
    throw new Error('No browser could be installed: install Chromium and set CHROMIUM_PATH to it.')
  })
}
