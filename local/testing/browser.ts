import {existsSync} from 'node:fs'

import {chromium} from '@playwright/test'

import {step} from '../starter/steps.ts'
import {installSystemPackages, succeeds} from './system-packages.ts'

/** The browser that the visual test's snapshots were taken with. It needs half of Chromium's CPU time. */
const shell = {name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell'}

/** Paths of Chromium in system packages. */
const systemPaths = [
  shell.path,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const playwrightCli = 'node_modules/@playwright/test/cli.js'

/** Path of a Chromium on this machine; undefined without one. */
export function installedBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  const paths = [...(named ? [named] : []), ...systemPaths, chromium.executablePath()]
  return paths.find((path) => existsSync(path))
}

function installByPlaywright(): boolean {
  if (!succeeds(process.execPath, [playwrightCli, 'install', 'chromium'])) return false
  // Chromium's libraries; does nothing if installed or not permitted.
  succeeds(process.execPath, [playwrightCli, 'install-deps', 'chromium'])
  return existsSync(chromium.executablePath())
}

/**
 * Path of a Chromium for browser tests: `CHROMIUM_PATH`, else the headless shell, which Debian's package manager
 * installs, else an installed one, else Playwright's. Throws when none is available.
 */
export async function findBrowser(): Promise<string> {
  const isChosen = process.env['CHROMIUM_PATH'] || existsSync(shell.path)
  if (!isChosen && succeeds('which', ['apt-get'])) {
    await step('Installing a browser', () => installSystemPackages([shell.name]))
  }
  const found = installedBrowser()
  if (found) return found

  return step('Installing a browser', () => {
    if (installByPlaywright()) return chromium.executablePath()
    installSystemPackages(['chromium'])
    const path = installedBrowser()
    if (path) return path
    throw new Error(
      'No browser could be installed: install Chromium and set CHROMIUM_PATH to its path.',
    )
  })
}
