import {describe, expect, it} from 'vitest'

import {longestQuery} from '../../../../lib/search/limits'
import {type NearPage, nearest} from '../../../../lib/search/nearest'

const pages: NearPage[] = [
  {title: 'Say it. It’s in your CRM.', href: '/'},
  {title: 'Free for 1 month, and nothing charged without your yes', href: '/pricing'},
  {title: 'HubSpot’s native AI, compared on nine points', href: '/comparison/hubspot'},
  {title: 'Salesforce’s native AI: what each one is for', href: '/comparison/salesforce-einstein'},
  {title: 'Conçu par des commerciaux', href: '/fr/a-propos'},
  {title: 'Politique de confidentialité', href: '/fr/confidentialite'},
]

const nearestTo = (query: string) => nearest(query, pages).map(({href}) => href)

describe('the nearest pages', () => {
  it.each([
    ['/pricng', '/pricing'],
    ['/en/Pricing.html', '/pricing'],
    ['hubspott', '/comparison/hubspot'],
    ['/compare/hub-spot', '/comparison/hubspot'],
    ['salesforce einstien', '/comparison/salesforce-einstein'],
    ['confidentialité', '/fr/confidentialite'],
    ['/fr/politique-confidentialites', '/fr/confidentialite'],
  ])('for %s: %s', (query, href) => {
    expect(nearestTo(query)[0]).toBe(href)
  })

  it.each(['', '/', '%00', 'zzz qqq', '/wp-admin/setup-config.php', '🙂', '/a/b/c'])(
    'none for %j',
    (query) => {
      expect(nearestTo(query)).toEqual([])
    },
  )

  it('are at most three', () => {
    const many = Array.from({length: 9}, (_, at) => ({title: `Pricing ${at}`, href: `/${at}`}))
    expect(nearest('pricing', many).map(({href}) => href)).toEqual(['/0', '/1', '/2'])
  })

  it('are those of the first six words of a query that is not too long', () => {
    const words = 'pricing '.repeat(6)
    expect(nearestTo(`${words}${'zzz '.repeat(20)}`)[0]).toBe('/pricing')
    expect(nearestTo(`${'zzz '.repeat(6)}${'pricing '.repeat(20)}`)).toEqual([])
    expect(nearestTo(`${' '.repeat(longestQuery)}pricing`)).toEqual([])
    expect(nearestTo(`${' '.repeat(longestQuery - 7)}pricing`)[0]).toBe('/pricing')
  })
})
