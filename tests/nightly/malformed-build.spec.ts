import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import * as fc from 'fast-check'

import {readCredentials} from '../../local/credentials.ts'
import {contentClient} from '../../local/starter/seed.ts'
import {expect, test} from '../e2e/site.ts'
import {malformedCopies} from '../fixtures/malformed-copies.ts'
import {deadline} from '../machine-speed.ts'
import {seedOr} from '../nightly.ts'
import {freePort} from '../processes/ports.ts'
import {startServices, startStack} from '../processes/starter.ts'

const seed = seedOr(20_268)

/** Published documents that appear in lists. */
const types = ['page', 'article', 'faq', 'featureCard', 'figure', 'author', 'comparisonTable']

type Document = Record<string, unknown> & {_id: string; _type: string}

/** Malformed copies of published documents, with their own paths. */
function malformedDocuments(published: Document[]): Document[] {
  const copies = fc.constantFrom(...published).chain(malformedCopies)
  return fc.sample(copies, {seed, numRuns: 200}).map((copy, index) => {
    const own = Object.assign(copy, {_id: `malformed-${index}`}) as Document
    if (own._type === 'page') own['path'] = `malformed-${index}`
    if (own._type === 'article') own['slug'] = {_type: 'slug', current: `malformed-${index}`}
    return own
  })
}

test('a site with malformed documents is built and served', async () => {
  test.setTimeout(deadline(900_000))
  console.log(`NIGHTLY_SEED=${seed}`)
  const dataDir = mkdtempSync(join(tmpdir(), 'malformed-build-'))
  try {
    const services = await startServices(await freePort(), {env: {DATA_DIR: dataDir}})
    const lake = contentClient(readCredentials(dataDir).contentLake)
    const published = await lake.fetch<Document[]>('*[_type in $types]', {types})
    const taken: Document[] = []
    for (const document of malformedDocuments(published)) {
      // The Content Lake rejects some, such as references without a target.
      const stored = await lake.createOrReplace(document).catch(() => null)
      if (stored) taken.push(document)
    }
    expect(taken.length).toBeGreaterThan(100)
    await services.stop()

    const site = await startStack({DATA_DIR: dataDir})
    const statuses: string[] = []
    const paths = taken.flatMap(({_id, _type}) => {
      if (_type === 'page') return [`/${_id}`, `/fr/${_id}`, `/${_id}.md`]
      return _type === 'article' ? [`/blog/${_id}`, `/fr/blog/${_id}`, `/blog/${_id}.md`] : []
    })
    const lists = ['/', '/fr', '/blog', '/sitemap.xml', '/llms.txt', '/blog/feed.xml']
    for (const path of [...lists, ...paths]) {
      const {status} = await fetch(site.siteUrl + path)
      statuses.push(`${status} ${path}`)
    }
    expect(statuses.filter((one) => !/^(?:200|404) /.test(one))).toEqual([])
    expect(statuses.slice(0, lists.length)).toEqual(lists.map((path) => `200 ${path}`))
    const log = readFileSync(site.log, 'utf8')
    expect(log).toContain('"value-left-out"')
    expect(log).not.toContain('"request-error"')
    await site.stop()
  } finally {
    rmSync(dataDir, {recursive: true, force: true})
  }
})
