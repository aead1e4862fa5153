import {execFileSync} from 'node:child_process'
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {afterAll, beforeAll, expect, it} from 'vitest'

import {deadline} from '../machine-speed.ts'
import {freePort} from '../processes/ports.ts'
import {root, run} from '../processes/run.ts'
import {startWithStarter} from '../processes/starter.ts'

const parent = mkdtempSync(join(tmpdir(), 'my laptop '))
const clone = join(parent, 'Say well')

/** A port on which nothing listens. */
let closed: string

/** What a company's laptop has in its shell. npm takes the packages from its cache. */
let shell: Record<string, string>

beforeAll(async () => {
  closed = `http://127.0.0.1:${await freePort()}`
  const npmCache = execFileSync('npm', ['config', 'get', 'cache'], {encoding: 'utf8'}).trim()
  shell = {
    NODE_ENV: 'production',
    HTTP_PROXY: closed,
    http_proxy: closed,
    HTTPS_PROXY: closed,
    NODE_USE_ENV_PROXY: '1',
    npm_config_cache: npmCache,
    npm_config_offline: 'true',
    npm_config_ignore_scripts: 'true',
    npm_config_omit: ['dev', 'optional', 'peer'].join('\n\n'),
  }
  const clones = ['clone', '-q', '-c', 'core.autocrlf=true', root, clone]
  execFileSync('git', clones, {stdio: 'inherit'})
})

afterAll(() => rmSync(parent, {recursive: true, force: true}))

it(
  'a clone with CRLF starts behind a proxy, in a folder with spaces, with NODE_ENV=production',
  async () => {
    const port = String(await freePort())
    const site = await startWithStarter('start', {cwd: clone, env: {...shell, PORT: port}})
    try {
      expect(existsSync(join(clone, 'node_modules/oxfmt'))).toBe(true)
      const home = await fetch(`http://localhost:${port}/`)
      expect(home.status).toBe(200)
      expect(await home.text()).toContain('<h1')
    } finally {
      await site.stop()
    }
  },
  deadline(600_000),
)

it(
  'its checks pass there, with nonsense in the variables of the site',
  async () => {
    const example = readFileSync(join(clone, '.env.example'), 'utf8')
    const names = example.match(/(?<=^# )[A-Z\d_]+(?==)/gm) ?? []
    const nonsense = Object.fromEntries(names.map((name) => [name, 'nonsense']))
    const checks = ['format', 'drift', 'lint', 'types', 'unit']
    const {ended, output} = run([process.execPath, 'local/bootstrap.mjs', 'test', ...checks], {
      cwd: clone,
      // The night's own check runs the longer random tests.
      env: {...nonsense, ...shell, NIGHTLY_SEED: undefined},
    })
    const code = await ended
    expect(code === 0 ? '' : output().slice(-8000)).toBe('')
  },
  deadline(900_000),
)
