import {readFileSync} from 'node:fs'

import {afterEach, describe, expect, it, vi} from 'vitest'

function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}

/** Imports a fresh copy of the module, as a newly opened page has it. */
async function newPage() {
  vi.resetModules()
  return import('../../../../components/forms/popup-memory')
}

afterEach(() => vi.unstubAllGlobals())

it.each(['en', 'fr'])(
  'stores nothing that the privacy policy in %s does not name',
  async (locale) => {
    const names: string[] = []
    const naming = {getItem: () => null, setItem: (name: string) => names.push(name)}
    vi.stubGlobal('sessionStorage', naming)
    vi.stubGlobal('localStorage', naming)
    const {keepRequest, noteOffered, noteReceived} = await newPage()
    noteOffered()
    noteReceived()
    keepRequest('Call me.')
    const policy = readFileSync(`content/pages/privacy-policy.${locale}.json`, 'utf8')
    expect(names).toHaveLength(3)
    for (const name of names) expect(policy).toContain(`"${name}"`)
  },
)

describe('without storage', () => {
  it('without storage, remembers until the page is closed', async () => {
    const refusing = {getItem: refuse, setItem: refuse}
    vi.stubGlobal('sessionStorage', refusing)
    vi.stubGlobal('localStorage', refusing)
    const {mayOffer, noteOffered} = await newPage()
    expect(mayOffer()).toBe(true)
    noteOffered()
    expect(mayOffer()).toBe(false)
  })
})
