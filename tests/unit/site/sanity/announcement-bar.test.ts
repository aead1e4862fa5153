import {beforeEach, expect, it, vi} from 'vitest'

const cacheLife = vi.fn<(lifetime: {revalidate: number}) => void>()
const fetchContent = vi.fn<(query: string, params: object) => Promise<unknown>>()
const lifetime = {stale: 300, revalidate: 3600, expire: 31_622_400}

vi.mock('next/cache', () => ({cacheLife, cacheTag: () => undefined}))
vi.mock('../../../../lib/sanity/fetch', () => ({fetchContent, lifetime}))

const {currentAnnouncementBar, getPage} = await import('../../../../lib/sanity/pages')

const now = Date.parse('2026-05-31T12:00:00Z')
const after = (seconds: number) => new Date(now + seconds * 1000).toISOString()
const bar = (text: string, until: string) => ({text, until})

/** Returns the text shown for these bars, and the cache lifetime in seconds. */
async function shownOf(...bars: {text: string; until: string}[]) {
  fetchContent.mockResolvedValue(bars)
  const shown = await currentAnnouncementBar('en')
  const seconds = Math.min(...cacheLife.mock.calls.map(([{revalidate}]) => revalidate))
  expect(fetchContent.mock.lastCall?.[1]).toEqual({locale: 'en'})
  return {text: shown?.text, seconds}
}

beforeEach(() => {
  vi.useFakeTimers({now})
  cacheLife.mockClear()
  return () => vi.useRealTimers()
})

it('shows the bar until its end, when its pages revalidate', async () => {
  expect(await shownOf(bar('Soon over', after(90)))).toEqual({text: 'Soon over', seconds: 90})
  expect(await shownOf(bar('Over in a moment', after(0.2)))).toMatchObject({seconds: 1})
})

it('shows the first bar that has not ended', async () => {
  const bars = [bar('Odd', 'tomorrow'), bar('Over', after(0)), bar('Next', after(60))]
  expect(await shownOf(...bars, bar('Last', after(600)))).toEqual({text: 'Next', seconds: 60})
})

it('keeps what is to be said after an event until its last day is over', async () => {
  const event = {_type: 'spotlight', heading: 'Come', headingAfter: 'We were there'}
  const shownOn = async (until: string | null) => {
    fetchContent.mockResolvedValueOnce({sections: [{...event, until}]}).mockResolvedValue([])
    return (await getPage('' as never, 'en', 'event'))?.sections[0]
  }
  expect(await shownOn('2026-05-30')).toMatchObject({headingAfter: 'We were there'})
  expect(await shownOn('2026-05-31')).toMatchObject({headingAfter: null})
  expect(await shownOn('2026-05-31T08:00')).toMatchObject({headingAfter: null})
  vi.setSystemTime(Date.parse('2026-05-31T23:59:00Z'))
  await shownOn('2026-05-31')
  expect(cacheLife).toHaveBeenLastCalledWith(expect.objectContaining({revalidate: 60}))
  expect(await shownOn(null)).toMatchObject({headingAfter: null})
})
