import {beforeEach, expect, it, vi} from 'vitest'

import {GET} from '../../../../app/share/[version]/[...file]/route'
import {drawShareCard} from '../../../../components/share-card/share-card'
import {getShareCard} from '../../../../lib/seo/share-card'
import {type ShareCard, cardVersion, shareHref, shareParts} from '../../../../lib/seo/share-href'

vi.mock('next/cache')
vi.mock('../../../../components/share-card/share-card')
vi.mock('../../../../lib/seo/share-card')

const card: ShareCard = {locale: 'fr', siteName: 'Saywell', title: 'À propos', article: null}
const current = {locale: 'fr', path: 'a-propos', version: cardVersion(card)} as const

function get([version = '', ...file]: string[]): Promise<Response> {
  return GET(new Request('http://localhost'), {params: Promise.resolve({version, file})})
}

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(getShareCard).mockResolvedValue(card)
  vi.mocked(drawShareCard).mockResolvedValue(new Uint8Array([1, 2]))
})

it('the picture of what is published now may be kept for good', async () => {
  const response = await get(shareParts(current))
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(vi.mocked(getShareCard).mock.lastCall?.slice(1)).toEqual(['fr', 'a-propos'])
  expect(drawShareCard).toHaveBeenCalledExactlyOnceWith(card)
})

it('an earlier picture redirects to the current one, and nothing caches the redirect', async () => {
  const response = await get(shareParts({...current, version: '01234567'}))
  expect([response.status, Object.fromEntries(response.headers)]).toEqual([
    307,
    {location: shareHref(current), 'cache-control': 'private, no-store'},
  ])
  expect(drawShareCard).not.toHaveBeenCalled()
})

it('there is no picture of what is not published, nor without a signature', async () => {
  const [version = '', ...file] = shareParts(current)
  const forged = version.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
  expect((await get([forged, ...file])).status).toBe(404)
  expect(getShareCard).not.toHaveBeenCalled()
  vi.mocked(getShareCard).mockResolvedValue(null)
  expect((await get(shareParts(current))).status).toBe(404)
})
