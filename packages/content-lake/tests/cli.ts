import {once} from 'node:events'
import {readFileSync, writeFileSync} from 'node:fs'
import {request} from 'node:https'
import {join} from 'node:path'

import sharp from 'sharp'
import {afterAll, beforeAll, expect, it} from 'vitest'

import type {RunningContentLake} from '../src/index.ts'
import {makeStockStudio, type StockStudio} from './stock-studio/stock-studio.ts'

const idIn = (output: string) => /"_?id": "([^"]+)"/.exec(output)?.[1] ?? ''

/** Where the commands that succeed are listed; `UPDATE=1` writes them. */
const document = join(import.meta.dirname, '../docs/versions.md')

/** Older CLIs send no requests of one's own. */
async function post({url, options}: RunningContentLake, path: string, body: object) {
  const headers = {authorization: `Bearer ${options.tokens['administrator']}`}
  const sent = request(url + path, {method: 'POST', headers, rejectUnauthorized: false})
  sent.end(JSON.stringify(body))
  await once(sent, 'response')
}

/** Tests the commands of a version of Sanity's CLI, which is installed in a folder of packages. */
export function testCli(version: string, modules?: string): void {
  const isOlder = version.startsWith('5.')
  let studio: StockStudio
  const succeeded = new Set<string>()

  async function sanity(command: string, args = ''): Promise<string> {
    const output = await studio.sanity(...`${command} ${args}`.trim().split(' '))
    succeeded.add(command)
    return output
  }

  beforeAll(async () => {
    studio = await makeStockStudio(modules)
  })
  afterAll(() => studio.remove())

  it('writes, reads, exports, imports and deletes documents', async () => {
    const background = '#d02040'
    const picture = sharp({create: {width: 6, height: 4, channels: 3, background}})
    await picture.toFile(join(studio.folder, 'red.png'))
    const first = {_id: 'first', _type: 'post', title: 'First', mainImage: {}}
    if (!isOlder) {
      const _ref = idIn(await sanity('assets upload', '--file red.png'))
      first.mainImage = {_type: 'image', asset: {_type: 'reference', _ref}}
    }
    writeFileSync(join(studio.folder, 'post.json'), JSON.stringify(first))
    expect(await sanity('documents create', 'post.json')).toContain('- first')
    expect(await sanity('documents get', 'first')).toContain('"title": "First"')
    await sanity('datasets export', 'production all.tar.gz')
    await sanity('datasets create', 'imported --visibility private')
    expect(await sanity('datasets visibility get', 'imported')).toContain('private')
    await sanity('datasets import', 'all.tar.gz --dataset imported')
    const asked = isOlder ? 'title' : 'mainImage.asset->metadata.dimensions.width'
    const answer = await sanity('documents query', `--dataset imported *[_id=="first"][0].${asked}`)
    expect(answer).toMatch(isOlder ? /^"First"$/m : /^6$/m)
    expect(await sanity('documents validate', '--yes')).toContain('0 errors')
    expect(await sanity('documents delete', 'first')).toContain('Deleted 1 document')
    await sanity('datasets delete', 'imported --force')
    expect(await sanity('datasets list')).not.toContain('imported')
  })

  it('manages webhooks, people, tokens, origins and schemas', async () => {
    const hook = {name: 'site', url: 'http://localhost:9', dataset: 'production'}
    if (isOlder) await post(studio.lake, '/v1/hooks/projects/local', hook)
    else {
      const fields = Object.entries(hook).map(([name, value]) => `-f ${name}=${value}`)
      const path = 'hooks/projects/local --global --api-version v2025-02-19'
      await sanity('api', `${path} ${fields.join(' ')}`)
    }
    const {lake, options} = studio.lake
    const mutations = [{create: {_id: 'told', _type: 'author', name: 'Ada'}}]
    lake.mutate('production', {mutations}, options.people[0]!)
    expect(await sanity('users list')).toContain('Local viewer')
    const id = idIn(
      await sanity(isOlder ? 'tokens add' : 'tokens create', 'Build --role editor --yes --json'),
    )
    expect(await sanity('tokens list')).toContain(id)
    await sanity('tokens delete', `${id} --yes`)
    await sanity('cors add', 'https://site.example --no-credentials')
    expect(await sanity('cors list')).toContain('https://site.example')
    await sanity('cors delete', 'https://site.example')
    expect(await sanity('cors list')).not.toContain('https://site.example')
    expect(await sanity('hooks list')).toContain('http://localhost:9')
    expect(await sanity('hooks logs', 'site')).toContain('Status: pending')
    await sanity('hooks delete', 'site')
    expect(await sanity('schemas deploy')).toContain('Deployed 1/1 schemas')
    expect(await sanity('schemas list')).toContain('_.schemas.default')
  })

  it('names the route that a command lacks', async () => {
    const missing = /Nothing\W+answers\W+GET/
    await expect(sanity('backups list', 'production')).rejects.toThrow(missing)
  })

  it('is listed with the commands that succeed', () => {
    const row = `- ${version}: ${[...succeeded]
      .toSorted()
      .map((name) => `\`${name}\``)
      .join(', ')}\n`
    const text = readFileSync(document, 'utf8')
    const known = new RegExp(`^- ${version.replaceAll('.', String.raw`\.`)}: .*\n`, 'm')
    const written = known.test(text)
      ? text.replace(known, row)
      : text.replace('\n<!-- /commands -->', `${row}$&`)
    if (process.env['UPDATE']) writeFileSync(document, written)
    expect(readFileSync(document, 'utf8')).toBe(written)
  })
}
