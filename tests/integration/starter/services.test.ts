import {statSync} from 'node:fs'

import {createClient} from '@supabase/supabase-js'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'

import {type Credentials, readCredentials} from '../../../local/credentials.ts'
import {descendant, processTree} from '../../processes/descendant.ts'
import {type Running, until} from '../../processes/run.ts'
import {
  cleanUp,
  credentialsFile,
  freePorts,
  editorOf,
  query,
  run,
  startServices,
  temporaryFolder,
  type Variables,
} from './starter.ts'

let dataDir = ''
let variables: Variables = {}
let started: Running
let credentials: Credentials

beforeAll(async () => {
  dataDir = temporaryFolder()
  variables = {...(await freePorts()), DATA_DIR: dataDir}
  started = await startServices(variables)
  credentials = readCredentials(dataDir)
})

afterAll(cleanUp)

const pageCount = () => query(credentials, 'count(*[_type == "page"])')

describe('the first start of the services', () => {
  it('the first start prints the variables for a site', () => {
    const printed = [...started.output().matchAll(/^ {2}([A-Z_]+)=(.*)$/gm)]
    expect(Object.fromEntries(printed.map(([, name, value]) => [name, value]))).toMatchObject({
      NEXT_PUBLIC_SITE_URL: `http://localhost:${variables['PORT']}`,
      NEXT_PUBLIC_SANITY_PROJECT_ID: credentials.contentLake.projectId,
      NEXT_PUBLIC_SANITY_DATASET: credentials.contentLake.dataset,
      NEXT_PUBLIC_SANITY_API_HOST: `http://localhost:${variables['CONTENT_LAKE_PORT']}`,
      NEXT_PUBLIC_SUPABASE_URL: `http://localhost:${variables['SUPABASE_PORT']}`,
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: credentials.supabase.publishableKey,
      SANITY_REVALIDATE_SECRET: expect.stringMatching(/^.{16,}$/),
      SANITY_API_READ_TOKEN: credentials.contentLake.tokens.viewer,
    })
  })

  it('the first start prints no key with write access', () => {
    const {contentLake, supabase, admin} = credentials
    for (const secret of [
      contentLake.tokens.administrator,
      contentLake.tokens.editor,
      supabase.secretKey,
      admin.password,
    ]) {
      expect(started.output()).not.toContain(secret)
    }
  })

  it('credentials are readable by their owner only', () => {
    expect(statSync(credentialsFile(dataDir)).mode & 0o777).toBe(0o600)
    const {tokens} = credentials.contentLake
    expect(new Set(Object.values(tokens)).size).toBe(4)
  })
})

describe('beside running services', () => {
  it('a second start on the same folder is refused in one sentence', async () => {
    const second = run('services', {...variables, ...(await freePorts())})
    await expect(second.ended).resolves.toBe(1)
    expect(second.output().trim()).toBe(
      `Another process is already using the data folder ${dataDir}.`,
    )
    expect(readCredentials(dataDir)).toEqual(credentials)
    await expect(pageCount()).resolves.toBeGreaterThan(1)
  })

  it.each(['CONTENT_LAKE_PORT', 'SUPABASE_PORT'])(
    'a start on the same %s names the port and the variable',
    async (name) => {
      const port = variables[name] ?? ''
      const ports = {...(await freePorts()), [name]: port}
      const second = run('services', {...ports, DATA_DIR: temporaryFolder()})
      await expect(second.ended).resolves.toBe(1)
      expect(second.errors().trim()).toBe(
        `Port ${port} is in use: set ${name} to a free port, or stop the process using it.`,
      )
    },
  )
})

describe('people', () => {
  it('adds users with a password, and admins on request', async () => {
    const {url, publishableKey} = credentials.supabase
    for (const [email, role] of [
      ['person@site.example', []],
      ['colleague@site.example', ['--admin']],
    ] as const) {
      const added = run('users', variables, 'add', email, ...role)
      await expect(added.ended).resolves.toBe(0)
      const [, password = ''] = /Password.*: (\S+)/.exec(added.output()) ?? []
      const client = createClient(url, publishableKey, {auth: {persistSession: false}})
      expect((await client.auth.signInWithPassword({email, password})).error).toBeNull()
      expect((await client.rpc('is_admin')).data).toBe(role.length > 0)
    }
  })

  it('removes a lost second factor and reports a missing one', async () => {
    const {url, secretKey} = credentials.supabase
    const operator = createClient(url, secretKey, {auth: {persistSession: false}})
    const person = {email: 'lost@site.example', password: 'correct horse battery'}
    await operator.auth.admin.createUser(person)
    const client = createClient(url, credentials.supabase.publishableKey)
    await client.auth.signInWithPassword(person)
    const {data: factor} = await client.auth.mfa.enroll({factorType: 'totp'})
    expect(factor).not.toBeNull()

    const recover = () => run('users', variables, 'recover', person.email)
    await expect(recover().ended).resolves.toBe(0)
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([])
    const again = recover()
    await expect(again.ended).resolves.toBe(1)
    expect(again.errors()).toContain('has no second factor')
  })

  it('does not add a user twice', async () => {
    const again = run('users', variables, 'add', credentials.admin.email)
    await expect(again.ended).resolves.toBe(1)
    expect(again.errors()).toContain(`${credentials.admin.email} was not added:`)
  })
})

describe('the seed', () => {
  it('the seed is loaded again only after confirmation', async () => {
    const unconfirmed = run('seed', variables, '--reset')
    await expect(unconfirmed.ended).resolves.toBe(1)
    expect(unconfirmed.errors()).toMatch(/Add --yes to delete \d+ documents\./)

    type Page = {_id: string; title?: string; language?: string; path?: string}
    const editor = editorOf(credentials)
    await editor.mutate<Page>([
      {patch: {id: 'page-about-en', set: {title: 'Changed'}}},
      {create: {_id: 'drafts.page-about-en', _type: 'page', title: 'Draft'}},
      {delete: {id: 'figure-hours-saved'}},
      {create: {_id: 'own', _type: 'page', language: 'en', path: 'own'}},
    ])
    // A scheduled release locks its documents.
    const [releaseId, publishedId] = ['later', 'page-about-en']
    await editor.releases.create({releaseId, metadata: {title: 'Later'}})
    await editor.createVersion({publishedId, baseId: publishedId, releaseId})
    await editor.releases.schedule({releaseId, publishAt: '2100-01-01T00:00:00Z'})
    const reset = run('seed', variables, '--reset', '--yes')
    await expect(reset.ended).resolves.toBe(0)
    await expect(
      query(credentials, '*[_id in ["page-about-en", "own"] || _id in path("drafts.**")].title'),
    ).resolves.toEqual(['About'])
  })
})

describe('a service that is killed', () => {
  it.each(['local/sanity/main.ts', 'local/supabase/main.ts'])(
    '%s is started again, with what it stored',
    async (file) => {
      const text = `Written before the end of ${file}`
      const note = {_id: 'note', _type: 'note', text}
      await editorOf(credentials).mutate([{createOrReplace: note}])
      const killed = descendant(started.pid, file)
      process.kill(killed, 'SIGKILL')

      const address = file.includes('supabase')
        ? `${credentials.supabase.url}/auth/v1/health`
        : `${credentials.contentLake.url}/health`
      const headers = {apikey: credentials.supabase.publishableKey}
      const isBack = async () => {
        const successor = processTree(started.pid).find(({command}) => command.includes(file))
        if (!successor || successor.pid === killed) return false
        const answer = await fetch(address, {headers}).catch(() => null)
        return answer?.ok ?? false
      }
      await until(isBack, () => `${file} is not started again.`)
      await expect(query(credentials, '*[_id == "note"][0].text')).resolves.toBe(text)
      expect(started.errors()).toContain('stopped unexpectedly. Restarting it.')
    },
  )
})
