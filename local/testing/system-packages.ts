import {spawnSync} from 'node:child_process'

/** Non-interactive install commands by package manager. */
const managers = [
  ['apt-get', ['update'], ['install', '-y', '--no-install-recommends']],
  ['dnf', ['install', '-y']],
  ['apk', ['add']],
  ['pacman', ['-S', '--noconfirm']],
] as const

/** Whether a program succeeds within five minutes. */
export function succeeds(command: string, args: readonly string[]): boolean {
  const {status} = spawnSync(command, args, {stdio: 'ignore', timeout: 300_000})
  return status === 0
}

/** Installs packages with the available package manager, as root or with passwordless `sudo`. */
export function installSystemPackages(packages: readonly string[]): void {
  const asRoot = process.getuid?.() === 0
  for (const [manager, ...calls] of managers) {
    if (!succeeds('which', [manager])) continue
    for (const call of calls) {
      const args = call[0] === 'update' ? call : [...call, ...packages]
      if (asRoot) succeeds(manager, args)
      else succeeds('sudo', ['--non-interactive', manager, ...args])
    }
    return
  }
}
