import type {SanityClient} from '@sanity/client'
import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import {finalize} from 'rxjs'
import {expect, it, vi} from 'vitest'

import {changeEvents} from '../../../lib/sanity/preview/change-events'
import {useLake} from '../lake'

const used = useLake()

// The site's own client has an address of a service that is not running.
vi.mock('../../../lib/sanity/clients', () => ({
  draftClient: (): SanityClient => used.viewer,
}))

const secretId = (name: string) => `drafts.secret-${name}`

async function startSession(name: string, lifetime = 60_000) {
  const studio = [used.administrator, 'test', 'http://localhost/studio', 'somebody'] as const
  const {secret} = await createPreviewSecret(...studio, `secret-${name}`)
  return {perspective: ['drafts'], expires: Date.now() + lifetime, secret}
}

/** Collects the events of a session until its stream ends, or is canceled as by a server whose client is gone. */
function follow(session: Awaited<ReturnType<typeof startSession>>) {
  const closing = new AbortController()
  const reader = changeEvents(session, closing.signal).getReader()
  const close = async () => {
    closing.abort()
    await reader.cancel()
  }
  const received = {text: '', hasEnded: false, close}
  const decoder = new TextDecoder()
  const read = async (): Promise<void> => {
    const {value, done} = await reader.read()
    received.hasEnded = done
    if (done) return
    received.text += decoder.decode(value)
    await read()
  }
  void read()
  return received
}

const edit = (title: string) =>
  used.editor.createOrReplace({_id: 'drafts.page-followed', _type: 'page', title})

/** Edits a draft until a condition holds: what changes before the site has subscribed is not announced. */
async function editUntil(condition: () => boolean) {
  const edited = async () => edit('A title that nobody has published').then(condition)
  await expect.poll(edited, {interval: 100}).toBe(true)
}

it('a preview receives the changes of drafts, without their content, until its secret is deleted', async () => {
  const events = follow(await startSession('revoked'))
  await editUntil(() => events.text.includes('data: change\n\n'))
  expect(events.text.replaceAll(/^(?::|data: change)?\n/gm, '')).toBe('')

  await used.administrator.delete(secretId('revoked'))
  await expect.poll(() => events.hasEnded).toBe(true)
  expect(events.text).toMatch(/event: end\ndata:\n\n$/)
  const last = events.text
  await edit('Another title')
  expect(events.text).toBe(last)
})

it('the events of a preview end when its session expires', async () => {
  const events = follow(await startSession('expiring', 1000))
  await expect.poll(() => events.hasEnded).toBe(true)
  expect(events.text).toMatch(/event: end\ndata:\n\n$/)
})

it('a closed tab ends its subscription and leaves those of other previews', async () => {
  const {live} = used.viewer
  const events = live.events.bind(live)
  const unsubscribed = vi.fn<() => void>()
  const subscribe = vi
    .spyOn(live, 'events')
    .mockImplementation((options) => events(options).pipe(finalize(unsubscribed)))
  const session = await startSession('shared')
  const [closed, open] = [follow(session), follow(session)]
  await expect.poll(() => [closed.text, open.text]).toEqual([':\n\n', ':\n\n'])
  await closed.close()
  expect(unsubscribed).toHaveBeenCalledOnce()
  await editUntil(() => open.text.includes('data: change'))
  expect(closed.text).not.toContain('data: change')
  await open.close()
  subscribe.mockRestore()
})
