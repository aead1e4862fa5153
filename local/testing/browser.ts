import {spawnSync} from 'node:child_process'
import {existsSync} from 'node:fs'

import {chromium} from '@playwright/test'

import {step} from '../starter/steps.ts'

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

/** How each system package manager installs Chromium without asking. */
const packageManagers = [
  ['apt-get', ['update'], ['install', '-y', '--no-install-recommends', 'chromium']],
  ['dnf', ['install', '-y', 'chromium']],
  ['apk', ['add', 'chromium']],
  ['pacman', ['-S', '--noconfirm', 'chromium']],
] as const

const playwrightCli = 'node_modules/@playwright/test/cli.js'

function installed(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  return [...(named ? [named] : []), ...systemPaths].find((path) => existsSync(path))
}

function succeeds(command: string, args: readonly string[]): boolean {
  const {status} = spawnSync(command, args, {stdio: 'ignore', timeout: 300_000})
  return status === 0
}

function installByPlaywright(): boolean {
  if (!succeeds(process.execPath, [playwrightCli, 'install', 'chromium'])) return false
  // The libraries that it needs; where they are there already, or may not be installed, this changes nothing.
  succeeds(process.execPath, [playwrightCli, 'install-deps', 'chromium'])
  return existsSync(chromium.executablePath())
}

function installByPackageManager(): void {
  const asRoot = process.getuid?.() === 0
  for (const [manager, ...calls] of packageManagers) {
    if (!succeeds('which', [manager])) continue
    for (const args of calls) {
      if (asRoot) succeeds(manager, args)
      else succeeds('sudo', ['--non-interactive', manager, ...args])
    }
    return
  }
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
    installByPackageManager()
    const path = installed()
    if (path) return path
    throw new Error('No browser could be installed: install Chromium and set CHROMIUM_PATH to it.')
  })
}
