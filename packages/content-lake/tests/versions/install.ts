import {execFile} from 'node:child_process'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {promisify} from 'node:util'

import {overrides} from './versions.ts'

/** Installs packages in a folder, from the npm registry. */
export async function install(
  folder: string,
  dependencies: Record<string, string>,
  ...more: string[]
): Promise<void> {
  const manifest = {private: true, dependencies, overrides}
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  // Not `--prefer-offline`: what npm remembers of a package may lack the version that another one needs.
  const options = ['--no-audit', '--no-fund', '--loglevel=error', ...more]
  await promisify(execFile)('npm', ['install', ...options], {cwd: folder})
}
