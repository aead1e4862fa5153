import {draftDisableEndpoint} from '../../lib/urls/endpoints.ts'
import {deadline} from '../machine-speed.ts'
import {descendant} from '../processes/descendant.ts'
import {expect, stack, test} from './site.ts'
import {startPreview} from './studio/preview.ts'

const contentLakePid = () => descendant(stack.pid, 'sanity/main')

/** Machine-readable listings of the pages, and security.txt. */
const listings = [
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/blog/feed.xml',
  '/fr/blog/feed.xml',
]

test('pages and their Markdown are served while the Content Lake hangs', async ({request}) => {
  const titles = {'/': '<h1', '/fr': '<h1', '/index.md': '# ', '/fr/a-propos.md': '# '}
  // Listings are read from the Content Lake once after a start, and then kept.
  for (const path of [...Object.keys(titles), ...listings]) await request.get(path)
  const pid = contentLakePid()
  process.kill(pid, 'SIGSTOP')
  try {
    const monitored = request.get('/api/ready')
    for (const [path, title] of Object.entries(titles)) {
      const response = await request.get(path, {timeout: deadline(5000)})
      expect(response.status()).toBe(200)
      expect(await response.text()).toContain(title)
    }
    // After a change that another test made, the site first waits five seconds for the newer version.
    for (const path of listings) {
      expect((await request.get(path, {timeout: deadline(15_000)})).status(), path).toBe(200)
    }
    expect((await request.get('/api/health')).status()).toBe(200)
    const ready = await monitored
    expect(ready.status()).toBe(503)
    expect(await ready.json()).toEqual({contentLake: false, supabase: true})
  } finally {
    process.kill(pid, 'SIGCONT')
  }
})

test('a preview reports an outage and can be left', async ({request}) => {
  await startPreview(request, '/fr/a-propos')
  const pid = contentLakePid()
  process.kill(pid, 'SIGSTOP')
  try {
    const response = await request.get('/fr/a-propos', {timeout: deadline(10_000)})
    expect(response.status()).toBe(503)
    expect(await response.text()).toContain('Les brouillons ne peuvent pas être affichés')
    const left = await request.post(draftDisableEndpoint, {form: {page: '/fr/a-propos'}})
    expect(left.status()).toBe(200)
  } finally {
    process.kill(pid, 'SIGCONT')
  }
})
