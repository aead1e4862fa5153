import {spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {mkdir, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises'
import {type IncomingMessage, request} from 'node:http'
import {createServer} from 'node:net'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'

import {afterEach, beforeEach, describe, expect, it} from 'vitest'

import {DATASET} from '../../lake.ts'
import {deadline} from '../../machine-speed.ts'
import {MAIN, type ServerProcess, ready, startProcess, writeTokens} from '../../server-process.ts'

let dataDir = ''
const running: ServerProcess[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'content-lake-main-'))
  await writeTokens(dataDir)
})

afterEach(async () => {
  for (const {child} of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  await rm(dataDir, {recursive: true, force: true})
})

function start(env: Record<string, string> = {}, args: string[] = []): ServerProcess {
  const started = startProcess(dataDir, {env, args})
  running.push(started)
  return started
}

describe('the server’s own process', () => {
  it('sends its URL, and stops in time with an open stream', async () => {
    const started = start()
    const url = await ready(started)
    await expect((await fetch(`${url}/health`)).json()).resolves.toMatchObject({status: 'ok'})
    const stream = await fetch(`${url}/v1/data/listen/${DATASET}?query=*`)
    expect(stream.status).toBe(200)
    const before = Date.now()
    started.child.kill('SIGTERM')
    await expect(started.exited).resolves.toBe(0)
    expect(Date.now() - before).toBeLessThan(deadline(1000))
    expect(started.errors()).toBe('')
    await expect(stream.text()).rejects.toThrow(/terminated/)
  })

  it('removes files that an earlier process left incomplete, and ends with its parent', async () => {
    const drafts = ['assets/production/picture.png.1.part', 'image-cache/aa/aa.2.part']
    for (const draft of drafts) {
      await mkdir(dirname(join(dataDir, draft)), {recursive: true})
      await writeFile(join(dataDir, draft), 'half')
    }
    const started = start()
    await ready(started)
    const files = await readdir(dataDir, {recursive: true})
    expect(files).toContain('assets')
    expect(files.filter((file) => file.endsWith('.part'))).toEqual([])
    started.child.disconnect()
    await expect(started.exited).resolves.toBe(0)
  })

  it('refuses a folder that another server is using', async () => {
    const first = start()
    await ready(first)
    const second = start()
    await expect(second.exited).resolves.toBe(1)
    expect(second.errors().trim().split('\n')).toHaveLength(1)
    expect(first.child.exitCode).toBeNull()
  })

  it('listens on this machine alone when the variable of the host is empty', async () => {
    const {port} = new URL(await ready(start({CONTENT_LAKE_HOST: ''})))
    await expect(fetch(`http://127.0.0.2:${port}/health`)).rejects.toThrow('fetch failed')
  })

  it('names a port that is taken, and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const {port} = other.address() as AddressInfo
    const started = start({CONTENT_LAKE_PORT: String(port)})
    await expect(started.exited).resolves.toBe(1)
    expect(started.errors()).toMatch(new RegExp(`^Port ${port} .*CONTENT_LAKE_PORT.*\n$`))
    other.close()
  })

  it.each([
    [['--port', 'http'], '--port must be a whole number.'],
    [['--cert', 'cert.pem'], '--cert and --key go together.'],
    [['--datasets', 'Not a name'], 'Invalid dataset name "Not a name"'],
  ])('explains %j in one line', async (args, reason) => {
    const started = start({}, args)
    await expect(started.exited).resolves.toBe(1)
    expect(started.errors()).toMatch(new RegExp(`^${reason}.*\\n$`))
  })

  it('listens on an address and answers to an allowed name, and to no other', async () => {
    const started = start({CONTENT_LAKE_ALLOWED_HOSTS: 'lake.test'}, ['--host', '127.0.0.2'])
    const {port} = new URL(await ready(started))
    const statusFor = async (host: string) => {
      const asked = request({host: '127.0.0.2', port, path: '/health', headers: {host}}).end()
      const [response] = (await once(asked, 'response')) as [IncomingMessage]
      return response.resume().statusCode
    }
    expect(await statusFor(`lake.test:${port}`)).toBe(200)
    expect(await statusFor('elsewhere.test')).toBe(403)
    await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow('fetch failed')
  })

  it('says in one line which Node.js it needs', async () => {
    const older = "Object.defineProperty(process, 'versions', {value: {node: '20.20.2'}})"
    const flags = ['--import', `data:text/javascript,${encodeURIComponent(older)}`]
    const run = spawnSync(process.execPath, [...flags, MAIN], {encoding: 'utf8'})
    expect(run).toMatchObject({status: 1, stdout: ''})
    expect(run.stderr).toBe('The Content Lake needs Node.js 24 or later; this is 20.20.2.\n')
  })
})
