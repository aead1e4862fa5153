import {spawnSync} from 'node:child_process'
import {existsSync} from 'node:fs'

import {chromium} from '@playwright/test'

import {step} from '../starter/steps.ts'
import {UserError} from '../user-error.ts'

/** Programs that tests need besides the site, and Debian's packages of them. */
const packages = {
  nginx: 'nginx-light',
  openssl: 'openssl',
  postgres: 'postgresql',
  'redis-server': 'redis-server',
  'systemd-analyze': 'systemd',
  wrk: 'wrk',
} as const

export type Program = keyof typeof packages

function succeeds(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, {stdio: 'ignore', timeout: 300_000}).status === 0
}

/** Installs packages on Debian, as root or with passwordless `sudo`. */
function install(...names: string[]): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
  const [command, ...args] = [...asRoot, 'apt-get']
  succeeds(command, ...args, 'update')
  return succeeds(command, ...args, 'install', '-y', '--no-install-recommends', ...names)
}

/** Debian keeps PostgreSQL's programs out of PATH. */
const isThere = (program: Program) =>
  succeeds('which', program) ||
  (program === 'postgres' &&
    succeeds('sh', '-c', 'ls ${POSTGRES_BIN:-/usr/lib/postgresql/*/bin}/postgres'))

/** Those of some programs, or of all, that this machine lacks. */
export const missingPrograms = (programs = Object.keys(packages) as Program[]): Program[] =>
  programs.filter((program) => !isThere(program))

/** Installs missing programs on Debian; throws with their names elsewhere. */
export async function needPrograms(...programs: Program[]): Promise<void> {
  const missing = missingPrograms(programs)
  if (missing.length === 0) return
  await step(`Installing ${missing.join(' and ')}`, () => {
    install(...missing.map((program) => packages[program]))
    const left = missingPrograms(missing)
    if (left.length > 0) throw new UserError(`Install ${left.join(' and ')} to run these tests.`)
  })
}

/** The browser that the visual test's snapshots were taken with. It needs half of Chromium's processor time. */
const shell = 'chromium-headless-shell'

/** Path of a Chromium on this machine; undefined without one. */
export function installedBrowser(): string | undefined {
  const names = [shell, 'chromium', 'chromium-browser', 'google-chrome']
  const paths = [...names.map((name) => `/usr/bin/${name}`), chromium.executablePath()]
  return process.env['CHROMIUM_PATH'] || paths.find((path) => existsSync(path))
}

/** Path of `CHROMIUM_PATH`, else of the headless shell on Debian, else of an installed Chromium, else of Playwright's. */
export async function findBrowser(): Promise<string> {
  const isChosen = process.env['CHROMIUM_PATH'] || existsSync(`/usr/bin/${shell}`)
  if (!isChosen && succeeds('which', 'apt-get')) {
    await step('Installing a browser', () => install(shell))
  }
  if (!installedBrowser()) {
    const cli = 'node_modules/@playwright/test/cli.js'
    await step('Installing a browser', () =>
      succeeds(process.execPath, cli, 'install', '--with-deps', 'chromium'),
    )
  }
  const found = installedBrowser()
  if (found) return found
  throw new UserError(
    'No browser could be installed: install Chromium and set CHROMIUM_PATH to its path.',
  )
}
