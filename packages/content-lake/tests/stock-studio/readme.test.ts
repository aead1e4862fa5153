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
const blocksOf = (language: string) => {
  const found = readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))
  return Array.from(found, ([, text = '']) => text.replace('localhost:54330', `localhost:${port}`))
}
/** The export condition of the package's sources. */
const source = 'embedded-content-lake/source'
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
  const child = spawn('bash', ['-ec', programs + commands.replace(start, 'serve\n')], {
    cwd: folder,
    env: {
      ...process.env,
      TEST: undefined,
      VITEST: undefined,
      HOME: folder,
      NODE: process.execPath,
      MAIN,
      NODE_OPTIONS: `--conditions=${source}`,
      NO_COLOR: '1',
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
  const [first, proxy, browser, cli, hook, data, ...more] = blocksOf('sh')
  expect(more).toEqual([])
  await run(`${first}curl -fsS http://localhost:${port}/`)
  const shown = await run(`${proxy}${browser}${cli}${hook}npx sanity hooks list`)
  expect(shown).toContain('{"ok":true}')
  expect(shown).toContain('production')
  expect(shown).toContain('http://localhost:3000/api/hook')
  await run(data ?? '')
})

it('has code that works', async () => {
  const [client = '', , fixture = '', own = ''] = blocksOf('ts')
  const conditions = {resolve: {conditions: [source]}}
  const config = `export default ${JSON.stringify({...conditions, ssr: conditions})}`
  const files = {
    'client.js': `${client}console.log(await client.fetch('6 * 7'))`,
    'own.js': own,
    'note.test.js': fixture,
    'vitest.config.js': config,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const shown = await run(`${start}node client.js\nnode own.js\nnpx vitest run`)
  expect(shown).toMatch(/^42$/m)
  expect(shown).toContain('1 passed')
})
