import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {findPackageJSON} from 'node:module'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'

import {createContentLake, type RunningContentLake} from '../../src/index.ts'
import {makeCertificate} from './certificate.ts'

/** A command of Sanity's CLI. */
interface Running {
  /** Returns its output so far. */
  output: () => string
  /** Resolves with its exit code. */
  ended: Promise<number | null>
}

/** Sanity's Studio and CLI without our code, in a project of their own, with a Content Lake. */
export interface StockStudio {
  folder: string
  lake: RunningContentLake
  /** Starts a CLI command. */
  start: (...command: string[]) => Running
  /** Runs a CLI command and returns its output; throws with the output when it fails. */
  sanity: (...command: string[]) => Promise<string>
  remove: () => Promise<void>
}

const names = ['localhost', 'local.localhost', 'api.sanity.io', 'local.api.sanity.io']

/** The folder where `sanity` is installed. */
const modules = dirname(dirname(findPackageJSON('sanity', import.meta.url) ?? ''))

/** Creates a project as `sanity init` would, with the settings from the package's README. */
export async function makeStockStudio(): Promise<StockStudio> {
  const folder = mkdtempSync(join(tmpdir(), 'stock-studio-'))
  cpSync(join(import.meta.dirname, 'project'), folder, {recursive: true})
  symlinkSync(modules, join(folder, 'node_modules'))
  // The CLI checks that this is declared.
  const dependencies = {'styled-components': '^6'}
  writeFileSync(join(folder, 'package.json'), JSON.stringify({private: true, dependencies}))
  const {certFile, ...tls} = makeCertificate(folder, names)
  const lake = await createContentLake({port: 0, dataDir: join(folder, 'lake'), tls})
  const env = {
    ...process.env,
    // The CLI behaves differently in a test runner.
    NODE_ENV: 'production' as const,
    TEST: undefined,
    VITEST: undefined,
    HTTPS_PROXY: lake.url,
    NODE_EXTRA_CA_CERTS: certFile,
    NODE_USE_ENV_PROXY: '1',
    SANITY_AUTH_TOKEN: lake.options.tokens['administrator'],
    SANITY_STUDIO_API_HOST: lake.url,
    // Isolates the CLI's own configuration.
    HOME: folder,
    NO_COLOR: '1',
  }
  const children = new Set<ReturnType<typeof spawn>>()
  const start = (...command: string[]): Running => {
    const args = [join(modules, '.bin/sanity'), ...command]
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    }
    const ended = once(child, 'exit').then(([code]) => code as number | null)
    return {output: () => output, ended}
  }
  return {
    folder,
    lake,
    start,
    async sanity(...command) {
      const {ended, output} = start(...command)
      if ((await ended) !== 0) throw new Error(`sanity ${command.join(' ')}: ${output()}`)
      return output()
    },
    async remove() {
      for (const child of children) child.kill()
      await lake.close()
      rmSync(folder, {recursive: true, force: true})
    },
  }
}
