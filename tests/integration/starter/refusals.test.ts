import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {homedir} from 'node:os'
import {join} from 'node:path'

import {afterEach, describe, expect, it} from 'vitest'

import {readCredentials} from '../../../local/credentials.ts'
import {readSettings} from '../../../local/starter/settings.ts'
import {isNightly} from '../../nightly.ts'
import {processTree} from '../../processes/descendant.ts'
import {listens} from '../../processes/ports.ts'
import {
  cleanUp,
  credentialsFile,
  folderWithDatabase,
  freePorts,
  run,
  sampleCredentials,
  startServices,
  takePort,
  temporaryBuildFolder,
  temporaryFolder,
  token,
  type Variables,
} from './starter.ts'

afterEach(cleanUp)

const {admin: _, ...withoutAdmin} = sampleCredentials
const {viewer: __, ...threeTokens} = sampleCredentials.contentLake.tokens
const withThreeTokens = {
  ...sampleCredentials,
  contentLake: {...sampleCredentials.contentLake, tokens: threeTokens},
}

/** Variables that name hosted services; no request is sent to them. */
async function hosted(): Promise<Variables> {
  const {port, release} = await takePort()
  await release()
  return {
    NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
    NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123',
    NEXT_PUBLIC_SANITY_DATASET: 'production',
    NEXT_PUBLIC_SANITY_API_HOST: `http://localhost:${port}`,
    NEXT_PUBLIC_SUPABASE_URL: `http://localhost:${port}`,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'a-publishable-key',
    SANITY_REVALIDATE_SECRET: 'a secret of sixteen characters or more',
  }
}

/** Returns a command's output without its progress lines. */
function linesOf(output: string): string[] {
  return output.split('\n').filter((line) => line.trim() !== '' && !/^ {2}[✓✗] /.test(line))
}

describe('credentials that are damaged', () => {
  it('damaged credentials are reported in one line and not changed', async () => {
    const dataDir = join(temporaryFolder(), 'data')
    const file = credentialsFile(dataDir)
    const content = `{"a": "x"\n ${token}}`
    mkdirSync(dataDir)
    writeFileSync(file, content, {mode: 0o600})
    const {ended, output} = run('services', {...(await freePorts()), DATA_DIR: dataDir})
    await expect(ended).resolves.toBe(1)
    const lines = linesOf(output())
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`${file} is damaged (not valid JSON)`)
    expect(lines[0]).not.toContain(token)
    expect(readFileSync(file, 'utf8')).toBe(content)
    expect(readdirSync(dataDir).filter((name) => !name.startsWith('starter.lock'))).toEqual([
      'credentials.json',
    ])
  })

  it.each([
    ['empty', '', 'not valid JSON'],
    ['cut off', JSON.stringify(sampleCredentials, null, 2).slice(0, -40), 'not valid JSON'],
    ['of another shape', '[]', 'the whole file'],
    ['without an admin', JSON.stringify(withoutAdmin), 'admin'],
    ['without a token', JSON.stringify(withThreeTokens), 'contentLake.tokens.viewer'],
    [
      'with a wrong address',
      JSON.stringify({
        ...sampleCredentials,
        supabase: {...sampleCredentials.supabase, url: 'localhost'},
      }),
      'supabase.url',
    ],
  ])('damaged credentials (%s) are described without secrets', (_name, content, named) => {
    const dataDir = temporaryFolder()
    writeFileSync(credentialsFile(dataDir), content, {mode: 0o600})
    const message = new RegExp(`credentials\\.json is damaged \\([^)]*${named}`)
    expect(() => readCredentials(dataDir)).toThrow(message)
    expect(() => readCredentials(dataDir)).not.toThrow(token)
  })
})

describe('a port', () => {
  it.each(['0', '-1', '70000', '80.5'])('the port %j is rejected', (text) => {
    const message = `SUPABASE_PORT is "${text}", which is not a port number.`
    expect(() => readSettings({...process.env, SUPABASE_PORT: text})).toThrow(message)
  })

  it('a port that is given twice is named with both variables', async () => {
    const ports = await freePorts()
    const twice = {...ports, SUPABASE_PORT: ports['PORT'] ?? ''}
    const {ended, errors} = run('dev', {...twice, DATA_DIR: temporaryFolder()})
    await expect(ended).resolves.toBe(1)
    expect(errors().trim()).toBe(
      `PORT and SUPABASE_PORT are both ${ports['PORT']}: set one to another port.`,
    )
  })
})

describe('a data folder', () => {
  it('may be in the home folder', () => {
    const {dataDir} = readSettings({...process.env, DATA_DIR: '~/data'})
    expect(dataDir).toBe(join(homedir(), 'data'))
  })

  it('is named in one line when it cannot be used', async () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    for (const dataDir of [file, join(file, 'data')]) {
      const {ended, output} = run('services', {...(await freePorts()), DATA_DIR: dataDir})
      await expect(ended).resolves.toBe(1)
      expect(linesOf(output())).toEqual([
        expect.stringContaining(`folder ${dataDir} cannot be used`),
      ])
    }
  })
})

describe('hosted services', () => {
  it('hosted services are not started locally', async () => {
    const ports = await freePorts()
    const variables = {...ports, ...(await hosted()), DATA_DIR: temporaryFolder()}
    const started = await startServices(variables)
    expect(started.output()).toContain('none, the environment points to hosted services')
    const commands = processTree(started.pid).map(({command}) => command)
    expect(commands.filter((command) => command.includes('main.ts'))).toEqual([])
    for (const name of ['CONTENT_LAKE_PORT', 'SUPABASE_PORT']) {
      await expect(listens(Number(ports[name]))).resolves.toBe(false)
    }
  })

  it.each([
    ['Sanity', 'NEXT_PUBLIC_SANITY_', 'supabase/main.ts'],
    ['Supabase', 'NEXT_PUBLIC_SUPABASE_', 'sanity/main.ts'],
  ])('with hosted %s alone, the other service is embedded', async (_name, prefix, embedded) => {
    const theirs = Object.entries(await hosted()).filter(([name]) => name.startsWith(prefix))
    const started = await startServices({
      ...(await freePorts()),
      ...Object.fromEntries(theirs),
      DATA_DIR: await folderWithDatabase(),
    })
    const commands = processTree(started.pid).map(({command}) => command)
    const services = commands.filter((command) => command.includes('main.ts'))
    expect(services).toEqual([expect.stringContaining(embedded)])
  })
})

async function build(changes: Variables): Promise<{code: number; lines: string[]}> {
  const {ended, output} = run('build', {
    ...(await freePorts()),
    ...(await hosted()),
    ...changes,
    NEXT_DIST_DIR: temporaryBuildFolder().name,
    DATA_DIR: temporaryFolder(),
  })
  return {code: await ended, lines: linesOf(output())}
}

/** Expects the reason to appear once, besides what Next.js and the starter print for any failed build. */
function expectOneReason(lines: string[], reason: RegExp): void {
  expect(lines.filter((line) => reason.test(line))).toHaveLength(1)
  expect(lines.filter((line) => /^\s+at |node_modules|\.ts:\d/.test(line))).toEqual([])
  expect(lines.length).toBeLessThanOrEqual(5)
  expect(lines.at(-1)).toBe('The site could not be built. The reason is above.')
}

describe('a build', () => {
  it('a build reports an unreachable Content Lake', async () => {
    const {code, lines} = await build({})
    expect(code).toBe(1)
    const sentence =
      /The Content Lake at http:\/\/localhost:\d+ is not responding, so there is nothing to build from: project [\w-]+, dataset \w+\./
    expectOneReason(lines, sentence)
  })

  it.each(['NEXT_PUBLIC_SITE_URL', ...(isNightly ? ['SANITY_REVALIDATE_SECRET'] : [])])(
    'without %s names it',
    async (name) => {
      const {code, lines} = await build({[name]: ''})
      expect(code).toBe(1)
      expectOneReason(
        lines,
        new RegExp(`Environment: ${name} is missing\\. See \\.env\\.example\\.`),
      )
    },
  )
})
