import {execFile} from 'node:child_process'
import {globSync, readFileSync} from 'node:fs'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'
import {promisify} from 'node:util'

import {describe, expect, it, test} from 'vitest'
import {parse} from 'yaml'

import {preferenceName, previewCookie, redirectName, sentFormCookie} from '../../lib/urls/paths'
import {root} from '../../local/starter/settings.ts'
import {apiSettings} from '../../local/supabase/api-settings.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

const {scripts, workspaces, ...manifest} = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
  workspaces: string[]
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
const nodeVersion = manifest.devDependencies['node'] ?? ''

describe('Dockerfile', () => {
  const stages = read('Dockerfile')
    .replace(/\\\n/g, ' ')
    .split(/^(?=FROM )/m)
    .filter((part) => part.startsWith('FROM '))

  it('runs the Node.js version of package.json in every stage', () => {
    expect(stages).toHaveLength(2)
    for (const stage of stages) expect(stage.startsWith(`FROM node:${nodeVersion}-`)).toBe(true)
  })

  it('copies the manifest of each workspace before it installs the lockfile', () => {
    const [copied = ''] = stages[0]?.split('RUN npm ci') ?? []
    for (const folder of workspaces) {
      expect(copied).toContain(`COPY ${folder}/package.json ${folder}/\n`)
    }
  })

  /** The words of an instruction in exec form. */
  function commandOf(pattern: RegExp): [string, ...string[]] {
    const [, command = ''] = pattern.exec(stages.at(-1) ?? '') ?? []
    return JSON.parse(command) as [string, ...string[]]
  }

  it('listens on all addresses and the injected port, whatever the host name', async () => {
    const [file, ...words] = commandOf(/^CMD (\[.*\])$/m)
    const show = 'console.log(process.env.HOSTNAME, process.env.PORT)'
    const env = {...process.env, HOSTNAME: 'a1b2c3d4', PORT: '8080'}
    const [script] = words.splice(-1)
    expect(script).toBe('server.js')
    const {stdout} = await promisify(execFile)(file, [...words, '--eval', show], {env})
    expect(stdout).toBe('0.0.0.0 8080\n')
  })

  it('has a health check of the injected port that fails with the site', async () => {
    const [file, ...words] = commandOf(/^HEALTHCHECK .*CMD (\[.*\])/m)
    let status = 200
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/api/health' ? status : 404).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
    const {port} = server.address() as AddressInfo
    const env = {...process.env, HOSTNAME: 'a1b2c3d4', PORT: String(port)}
    const check = () => promisify(execFile)(file, words, {env})
    await expect(check()).resolves.toBeDefined()
    status = 503
    await expect(check()).rejects.toMatchObject({code: 1})
    await new Promise((resolve) => server.close(resolve))
    await expect(check()).rejects.toMatchObject({code: 1})
  })
})

test('nginx knows the cookies that change an answer', () => {
  const names = [...read('deploy/nginx.conf').matchAll(/[$]cookie_(\w+)/g)].map(([, name]) => name)
  expect(names).toEqual([preferenceName, redirectName, previewCookie, sentFormCookie])
})

test('the unit keeps idle connections longer than nginx, which closes its own after a minute', () => {
  const [, milliseconds] = /KEEP_ALIVE_TIMEOUT=(\d+)/.exec(read('deploy/site@.service')) ?? []
  expect(Number(milliseconds)).toBeGreaterThan(60_000)
})

test('logs are kept for the thirty days of the privacy policy', () => {
  expect(read('content/pages/privacy-policy.en.json')).toContain('Thirty days')
  expect(read('deploy/site@.service')).toContain('LogNamespace=site')
  expect(read('deploy/journald@site.conf')).toContain('MaxRetentionSec=30day')
})

describe('supabase/config.toml', () => {
  const text = read('supabase/config.toml')

  /** The value of a key in a table of the file; all that are compared are written as in JSON. */
  function valueOf(table: string, key: string): unknown {
    const [, lines = ''] = text.split(`\n[${table}]\n`)
    const [, value = 'null'] = new RegExp(`^${key} = (.+)$`, 'm').exec(lines.split('\n[')[0]!) ?? []
    return JSON.parse(value)
  }

  const {
    api,
    auth: {sessions, ...auth},
  } = apiSettings

  it.each(Object.entries({api, auth, 'auth.sessions': sessions}))(
    'has the settings of the embedded service in [%s]',
    (table, settings) => {
      const configured = Object.keys(settings).map((key) => [key, valueOf(table, key)])
      expect(Object.fromEntries(configured)).toEqual(settings)
    },
  )
})

interface Workflow {
  jobs: Record<string, {steps: {uses?: string; run?: string; with?: Record<string, unknown>}[]}>
}

test.each(globSync('.github/workflows/*.yml', {cwd: root}))(
  '%s runs scripts of package.json on the Node.js version of the site',
  (file) => {
    const {jobs} = parse(read(file)) as Workflow
    const steps = Object.values(jobs).flatMap((job) => job.steps)
    const node = steps.find(({uses}) => uses?.startsWith('actions/setup-node@'))
    expect(node?.with?.['node-version']).toBe(Number(nodeVersion.split('.')[0]))
    const named = steps.flatMap(({run = ''}) =>
      [...run.matchAll(/\bnpm (?:run )?(?!ci\b|run\b)([\w:-]+)/g)].map(([, name = '']) => name),
    )
    expect(named.length).toBeGreaterThan(0)
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named))
  },
)
