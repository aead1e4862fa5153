import {cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {createContentLake, type RunningContentLake} from '../../packages/content-lake/src/index.ts'
import {root, run, type Running} from '../processes/run.ts'
import {makeCertificate} from './certificate.ts'

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

/** Creates a project as `sanity init` would, with the settings from the package's README. */
export async function makeStockStudio(): Promise<StockStudio> {
  const folder = mkdtempSync(join(tmpdir(), 'stock-studio-'))
  cpSync(join(import.meta.dirname, 'project'), folder, {recursive: true})
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  // The CLI checks that this is declared.
  const dependencies = {'styled-components': '^6'}
  writeFileSync(join(folder, 'package.json'), JSON.stringify({private: true, dependencies}))
  const {certFile, ...tls} = makeCertificate(folder, names)
  const lake = await createContentLake({port: 0, dataDir: join(folder, 'lake'), tls})
  const env = {
    HTTPS_PROXY: lake.url,
    NODE_EXTRA_CA_CERTS: certFile,
    NODE_USE_ENV_PROXY: '1',
    SANITY_AUTH_TOKEN: lake.options.tokens['administrator'],
    SANITY_STUDIO_API_HOST: lake.url,
    // Isolates the CLI's own configuration.
    HOME: folder,
    NO_COLOR: '1',
  }
  const cli = [process.execPath, join(folder, 'node_modules/.bin/sanity')]
  const start = (...command: string[]) => run([...cli, ...command], {cwd: folder, env})
  return {
    folder,
    lake,
    start,
    async sanity(...command) {
      const {ended, output} = start(...command)
      if (await ended) throw new Error(`sanity ${command.join(' ')}: ${output()}`)
      return output()
    },
    async remove() {
      await lake.close()
      rmSync(folder, {recursive: true, force: true})
    },
  }
}
