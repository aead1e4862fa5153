import {execFile} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {promisify} from 'node:util'

import {validate} from 'dockerfile-utils'
import {expect, it} from 'vitest'

const text = readFileSync(new URL('../../../Dockerfile', import.meta.url), 'utf8')

/** The instructions of each stage, without comments; line continuations are joined. */
const stages = text
  .replace(/^\s*#.*\n/gm, '')
  .replace(/\\\n/g, ' ')
  .split(/^(?=FROM )/m)
  .filter((part) => part.trim())

it('the Dockerfile passes its linter', () => {
  expect(validate(text)).toEqual([])
  expect(validate('FROM node\nRAN ls')).not.toEqual([])
})

it('every stage uses the Node.js version of package.json', () => {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  const {devDependencies} = JSON.parse(manifest) as {devDependencies: Record<'node', string>}
  expect(stages).toHaveLength(2)
  for (const stage of stages) {
    expect(stage).toMatch(new RegExp(`^FROM node:${devDependencies.node}-\\w+-slim( AS \\w+)?\n`))
  }
})

it('copies the manifest of each workspace before it installs the lockfile', () => {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  const {workspaces} = JSON.parse(manifest) as {workspaces: string[]}
  const [copied = ''] = stages[0]?.split('RUN npm ci') ?? []
  for (const folder of workspaces) {
    expect(copied).toContain(`COPY ${folder}/package.json ${folder}/\n`)
  }
})

it('the final stage has a health check, runs unprivileged, and contains no local variables', () => {
  const served = stages.at(-1) ?? ''
  expect(served).toMatch(/^USER node$/m)
  expect(served).toMatch(/^HEALTHCHECK .*\/api\/health/m)
  expect(served).not.toMatch(/(?<!process)\.env/)
  const ignored = readFileSync(new URL('../../../.dockerignore', import.meta.url), 'utf8')
  expect(ignored.split('\n')).toEqual(expect.arrayContaining(['.*', 'node_modules']))
})

/** The command of an instruction in exec form. */
function commandOf(pattern: RegExp): [string, ...string[]] {
  const [, command = ''] = pattern.exec(stages.at(-1) ?? '') ?? []
  return JSON.parse(command) as [string, ...string[]]
}

it('the server listens on all addresses and the injected port, whatever the host name', async () => {
  const [file, ...words] = commandOf(/^CMD (\[.*\])$/m)
  const show = 'console.log(process.env.HOSTNAME, process.env.PORT)'
  const env = {...process.env, HOSTNAME: 'a1b2c3d4', PORT: '8080'}
  const [script] = words.splice(-1)
  expect(script).toBe('server.js')
  const {stdout} = await promisify(execFile)(file, [...words, '--eval', show], {env})
  expect(stdout).toBe('0.0.0.0 8080\n')
})

it('the health check asks the injected port, whatever the host name', async () => {
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
