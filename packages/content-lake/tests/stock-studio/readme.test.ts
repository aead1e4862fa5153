import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {chromium} from '@playwright/test'
import {afterAll, beforeAll, expect, it} from 'vitest'

import {freePort} from '../project.ts'
import {MAIN} from '../server-process.ts'
import {installed} from './stock-studio.ts'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
const blocks = [...readme.matchAll(/^```sh\n(.*?)^```/gms)].map(([, text = '']) => text)
const start = 'npx embedded-content-lake\n'

let folder = ''
let port = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'readme-'))
  port = await freePort()
  symlinkSync(installed, join(folder, 'node_modules'))
  const api = {projectId: 'abc12345', dataset: 'production'}
  writeFileSync(join(folder, 'sanity.cli.js'), `export default ${JSON.stringify({api})}`)
  writeFileSync(join(folder, 'sanity.config.js'), 'export default {}')
  const dependencies = {sanity: '*', 'styled-components': '*'}
  writeFileSync(join(folder, 'package.json'), JSON.stringify({type: 'module', dependencies}))
})

afterAll(() => rmSync(folder, {recursive: true, force: true, maxRetries: 5}))

/** What the README's commands are called with here: nothing is installed from npm, and no window opens. */
const programs = `
npx() {
  name=$1; shift
  if [ "$name" = embedded-content-lake ]; then "$NODE" "$MAIN" "$@"; else "$NODE" "node_modules/.bin/$name" "$@"; fi
}
node() { "$NODE" "$@"; }
chromium() {
  # In place of importing the authority.
  "$CHROMIUM" --headless --no-sandbox --ignore-certificate-errors --dump-dom "$@" https://api.sanity.io/v1/ping
}
serve() {
  : > served.txt
  "$NODE" "$MAIN" > served.txt 2>&1 &
  server=$!
  until grep -q Tokens served.txt; do kill -0 $server || cat served.txt; sleep 0.1; done
}
trap 'kill $server 2>/dev/null || true' EXIT
`

/** Runs commands as a person would type them, and returns what they print. */
async function run(commands: string): Promise<string> {
  const script = commands.replace(start, 'serve\n').replace('localhost:54330', `localhost:${port}`)
  const child = spawn('bash', ['-ec', programs + script], {
    cwd: folder,
    env: {
      ...process.env,
      TEST: undefined,
      VITEST: undefined,
      HOME: folder,
      NODE: process.execPath,
      MAIN,
      CHROMIUM: process.env['CHROMIUM_PATH'] ?? chromium.executablePath(),
      CONTENT_LAKE_PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const [code] = (await once(child, 'close')) as [number]
  expect(`${output}\n${code}`).toMatch(/\n0$/)
  return output
}

it('has commands that work, from the first to the last', async () => {
  const [first, proxy, browser, cli, hook, data, ...more] = blocks
  expect(more).toEqual([])
  await run(`${first}curl -fsS http://localhost:${port}/`)
  const shown = await run(`${proxy}${browser}${cli}${hook}npx sanity hooks list`)
  expect(shown).toContain('{"ok":true}')
  expect(shown).toContain('production')
  expect(shown).toContain('http://localhost:3000/api/hook')
  await run(data ?? '')
})
