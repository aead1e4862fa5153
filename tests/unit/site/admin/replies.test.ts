import {expect, it, vi} from 'vitest'

import {mailtoHref} from '../../../../lib/admin/mailto'
import {readReplies} from '../../../../lib/admin/replies'
import {fetchPublished} from '../../../../lib/sanity/fetch'

vi.mock('../../../../lib/sanity/fetch', () => ({
  fetchPublished: vi.fn<() => Promise<unknown>>(),
}))

const settings = {
  demoReply: {
    subject: {en: 'Your demo, [name]', fr: 'Votre démo, [nom]'},
    body: {en: 'Hello [name],\nhello', fr: 'Bonjour [nom],\nbonjour'},
  },
  waitlistReply: {subject: {en: 'Later'}, body: {en: 'Hello [name]'}},
}
const published = (result: unknown) => vi.mocked(fetchPublished).mockResolvedValue(result)

it('replies are in the visitor’s language, or else in English, with the name', async () => {
  published(settings)
  expect(await readReplies({name: 'Zoé', language: 'fr'})).toEqual({
    demo: {subject: 'Votre démo, Zoé', body: 'Bonjour Zoé,\nbonjour'},
    waitlist: {subject: 'Later', body: 'Hello Zoé'},
  })
  expect(await readReplies({name: 'Zoé', language: 'xx'})).toMatchObject({
    demo: {subject: 'Your demo, Zoé'},
  })
})

it('there are no replies that nobody has written, and none without the Content Lake', async () => {
  published({demoReply: null, waitlistReply: {subject: {en: 'Only this'}}})
  expect(await readReplies({name: 'Zoé', language: 'en'})).toEqual({})
  published(null)
  expect(await readReplies({name: 'Zoé', language: 'en'})).toEqual({})
  vi.mocked(fetchPublished).mockRejectedValue(new Error('down'))
  expect(await readReplies({name: 'Zoé', language: 'en'})).toEqual({})
})

it.each([
  "O'Brien & Sons",
  'a&bcc=everybody@mail.example',
  'a?cc=b#c%0Ad',
  'a\r\nBcc: b@mail.example',
  '$& $1 [name] {{name}}',
  '"><script>',
  'Zoë 日本 😀 \uD83D',
  '+ %',
])('the name %j stays in the text of a reply', async (name) => {
  published({demoReply: settings.demoReply})
  const {demo} = await readReplies({name, language: 'en'})
  if (!demo) throw new Error('There is no reply')
  const href = mailtoHref('ann+x&y@mail.example', demo)
  // RFC 6068: everything but these characters is percent-encoded, and line breaks are CRLF.
  expect(href).toMatch(/^mailto:[\w.!~*'()%@-]+\?subject=[\w.!~*'()%-]*&body=[\w.!~*'()%-]*$/)
  const [address = '', query = ''] = href.slice('mailto:'.length).split('?')
  expect(decodeURIComponent(address)).toBe('ann+x&y@mail.example')
  const fields = query.split('&').map((field) => decodeURIComponent(field.split('=')[1] ?? ''))
  const known = name.replaceAll(/\p{Cs}/gu, '\uFFFD')
  expect(fields).toEqual([
    `Your demo, ${known}`.replaceAll(/\s+/g, ' '),
    `Hello ${known},\r\nhello`,
  ])
})
