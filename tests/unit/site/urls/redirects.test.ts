import * as fc from 'fast-check'
import {describe, expect, it} from 'vitest'

import {publicEnv} from '../../../../lib/server/env'
import {finalTargets} from '../../../../lib/urls/redirects'

const redirect = (from: string, to: string) => ({from, to})

describe('the final targets of redirects', () => {
  const none = new Set<string>()

  it('a chain redirects to its end', () => {
    const chain = [redirect('/a', '/b'), redirect('/b/', '/c'), redirect('/c', '/d')]
    expect([...finalTargets(chain, none)]).toEqual([
      ['/a', '/d'],
      ['/b', '/d'],
      ['/c', '/d'],
    ])
  })

  it('a full URL of this site leads to its path, and with a part or parameters nowhere', () => {
    const targets = ['', '#prices', '?plan=team'].map((end) =>
      finalTargets([redirect('/a', `${publicEnv.siteUrl}/b${end}`)], none).get('/a'),
    )
    expect(targets).toEqual(['/b', undefined, undefined])
  })

  it('a chain ends at the first published path', () => {
    const chain = [redirect('/a', '/b'), redirect('/b', '/c')]
    expect(finalTargets(chain, new Set(['/b'])).get('/a')).toBe('/b')
  })

  it('the target of a redirect never redirects again', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f')
    const redirects = fc.array(fc.record({from: path, to: path}), {maxLength: 12})
    fc.assert(
      fc.property(redirects, fc.uniqueArray(path), (written, paths) => {
        const published = new Set<string>(paths)
        const targets = finalTargets(written, published)
        for (const [from, to] of targets) {
          expect(to).not.toBe(from)
          expect(targets.has(to) && !published.has(to), `${from} → ${to}`).toBe(false)
        }
      }),
    )
  })

  it('resolves a chain so long that only linear time ends before the timeout', () => {
    const length = 100_000
    const long = Array.from({length}, (_, index) => redirect(`/${index}`, `/${index + 1}`))
    const targets = finalTargets(long, none)
    expect(targets.get(`/${length - 16}`)).toBe(`/${length}`)
    expect(targets.has(`/${length - 17}`)).toBe(false)
  })
})
