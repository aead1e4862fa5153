import {grade, readAnswer, refusedScripts} from './observatory.ts'
import {expect, test} from './site.ts'

/** One address of each kind, and the status that it answers. */
const pages = [
  ['/', 200],
  ['/fr', 200],
  ['/blog/gdpr-compliant-salesforce-ai-copilot-europe', 200],
  ['/no-such-page', 404],
  ['/search?q=crm', 200],
  ['/admin/login', 200],
  ['/admin/dashboard', 307],
] as const

const others = [
  ['/app.md', 200],
  ['/blog/feed.xml', 200],
  ['/fr/blog/feed.json', 200],
  ['/sitemap.xml', 200],
  ['/robots.txt', 200],
  ['/api/health', 200],
  ['/api/ready', 200],
  ['/api/redirects', 405],
  ['/api/revalidate', 405],
  ['/admin/session', 401],
  ['/icon.svg', 200],
  ['/studio/thumbnails/hero.webp', 200],
] as const

const nobody = [`'none'`]

test.describe('every answer is held to a policy:', () => {
  for (const [path, status] of pages) {
    test(`the page ${path}`, async ({request}) => {
      const answer = await readAnswer(request, path)
      expect(answer.status).toBe(status)
      expect(answer.directives['frame-ancestors']).toEqual(nobody)
      expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(answer.headers['permissions-policy']).toContain('camera=()')
      if (status === 307) return
      expect(answer.directives['default-src']).toEqual(nobody)
      expect(answer.directives['script-src']).not.toContain(`'unsafe-inline'`)
      expect(refusedScripts(answer)).toEqual([])
      expect(grade(answer)).toBe('A+')
    })
  }

  test('what is no page', async ({request}) => {
    for (const [path, status] of others) {
      const answer = await readAnswer(request, path)
      expect.soft(answer.status, path).toBe(status)
      expect.soft(answer.directives['default-src'], path).toEqual(nobody)
      expect.soft(answer.directives['frame-ancestors'], path).toEqual(nobody)
      expect.soft(grade(answer), path).toBe('A+')
    }
  })

  test('files of the build, and pictures that other sites show', async ({request}) => {
    const {body} = await readAnswer(request, '/')
    const script = /<script src="(\/_next\/[^"]+)"/.exec(body)?.[1] ?? ''
    const picture = /property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? ''
    const {pathname} = new URL(picture)
    const [file, shared] = [await readAnswer(request, script), await readAnswer(request, pathname)]
    for (const answer of [file, shared]) {
      expect(answer.status).toBe(200)
      expect(answer.directives['default-src']).toEqual(nobody)
    }
    expect(file.headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(shared.headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test('the Studio, which runs no script but those of its page', async ({request}) => {
    for (const path of ['/studio', '/studio/structure/policies']) {
      const answer = await readAnswer(request, path)
      expect(answer.directives['frame-ancestors']).toEqual([`'self'`])
      expect(answer.directives['script-src']?.join()).not.toContain('unsafe')
      expect(refusedScripts(answer)).toEqual([])
      expect(grade(answer)).toBe('A+')
    }
  })

  test('a page that answers a form sent without script', async ({request, baseURL}) => {
    const {body} = await readAnswer(request, '/app')
    const form = /<form[^>]*method="POST"[\s\S]*?<\/form>/i.exec(body)?.[0] ?? ''
    const hidden = [...form.matchAll(/type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)]
    const multipart = Object.fromEntries(
      hidden.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]),
    )
    const answer = await readAnswer(request, '/app', {
      method: 'POST',
      multipart,
      headers: {origin: baseURL ?? ''},
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('aria-invalid="true"')
    expect(answer.directives['script-src']?.join()).toContain('nonce-')
    expect(refusedScripts(answer)).toEqual([])
  })
})
