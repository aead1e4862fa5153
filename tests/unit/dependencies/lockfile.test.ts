import {execFile} from 'node:child_process'
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'

import {expect, it} from 'vitest'

import {deadline} from '../../machine-speed.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

it(
  'npm ci accepts the lockfile on every platform',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'npm-ci-'))
    const manifest = readFileSync(join(root, 'package.json'), 'utf8')
    const {workspaces} = JSON.parse(manifest) as {workspaces: string[]}
    for (const part of ['', ...workspaces.map((workspace) => `${workspace}/`)]) {
      cpSync(join(root, `${part}package.json`), join(folder, `${part}package.json`))
    }
    cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))

    const flags = ['--dry-run', '--offline', '--cache=cache', '--loglevel=error']
    const refused = await promisify(execFile)('npm', ['ci', ...flags], {cwd: folder}).then(
      () => null,
      ({stderr}: {stderr: string}) =>
        `${stderr.split('npm error Clean install')[0]}Run \`npm install --package-lock-only\`.`,
    )
    rmSync(folder, {recursive: true})
    expect(refused).toBeNull()
  },
  deadline(60_000),
)
