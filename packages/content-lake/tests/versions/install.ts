import {execFileSync} from 'node:child_process'
import {mkdirSync, writeFileSync} from 'node:fs'

/** Installs packages in a folder, from the npm registry. */
export function install(folder: string, dependencies: Record<string, string>): void {
  mkdirSync(folder, {recursive: true})
  writeFileSync(`${folder}/package.json`, JSON.stringify({private: true, dependencies}))
  const options = ['--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', ...options], {cwd: folder, stdio: 'inherit'})
}
