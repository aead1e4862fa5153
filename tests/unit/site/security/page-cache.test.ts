import {describe, expect, it} from 'vitest'

import {withPolicies} from '../../../../lib/cache/page-cache'

type Cache = InstanceType<Parameters<typeof withPolicies>[0]>
type Entry = NonNullable<Parameters<Cache['set']>[1]>

const html = `<html><script>one()</script><script src="/a.js"></script>
<script type="application/ld+json">{"name": "data"}</script>
<script>self.__next_f.push([1,"a"])</script><script>self.__next_f.push([1,"b"])</script></html>`

const page = (more = {}) =>
  ({kind: 'APP_PAGE', html, segmentData: undefined, headers: {}, ...more}) as unknown as Entry

/** A cache that has one entry, and keeps what it is given. */
class Fake {
  static kept: Entry[] = []
  private readonly entry: Entry

  constructor(entry: Entry) {
    this.entry = entry
  }

  async get() {
    return {lastModified: 0, value: this.entry}
  }

  async set(_key: string, entry: Entry) {
    Fake.kept.push(entry)
  }
}

const cacheOf = (entry: Entry) =>
  new (withPolicies(Fake as never))(entry as never) as unknown as {
    get: (key: string) => Promise<{value: {html: string; headers: Record<string, string>}}>
    set: (key: string, entry: Entry) => Promise<void>
  }

async function policyOf(entry: Entry, key = '/en'): Promise<string | undefined> {
  const {value} = await cacheOf(entry).get(key)
  return value.headers['content-security-policy']
}

describe('a page that is kept', () => {
  it('comes with the hashes of the scripts that it runs', async () => {
    const {value} = await cacheOf(page()).get('/en')
    expect(value.html).toContain('push([1,"a"]);self.__next_f.push([1,"b"])</script>')
    const hashes = value.headers['content-security-policy']?.match(/'sha256-[^']+'/g)
    expect(hashes).toHaveLength(2)
    // printf 'one()' | openssl dgst -sha256 -binary | base64
    expect(hashes).toContain(`'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='`)
  })

  it('is changed before it is kept, since what is kept is what the first visitor is sent', async () => {
    const entry = page()
    await cacheOf(entry).set('/en', entry)
    expect(Fake.kept).toEqual([entry])
    expect(entry).toMatchObject({headers: {'content-security-policy': expect.any(String)}})
  })

  it('may be the Studio, by the end of its key', async () => {
    const keys = ['/studio', '/route-cache/APP_PAGE/0/$/studio/structure', '/en/studio', '/en']
    const policies = await Promise.all(keys.map((key) => policyOf(page(), key)))
    const isStudio = policies.map((policy) => policy?.includes('worker-src'))
    expect(isStudio).toEqual([true, true, false, false])
  })

  it('has no policy when a part of it is made for each request, nor has what is no page', async () => {
    expect(await policyOf(page({postponed: 'later'}))).toBeUndefined()
    const file = {kind: 'APP_ROUTE', body: Buffer.from(''), headers: {}, status: 200}
    expect(await policyOf(file as unknown as Entry)).toBeUndefined()
  })
})
