import fr from '../../messages/fr.json' with {type: 'json'}
import {expect, test} from './site.ts'

/** A path of each part of the site but the admin area, which takes forms. */
const paths = [
  '/',
  '/fr/app',
  '/no-such-page',
  '/studio',
  '/studio/structure',
  '/en/not-found-page',
  '/zz/not-found-page',
  '/about.md',
  '/blog/feed.xml',
  '/share/x/y.png',
  '/api/health',
]

const malformed = {
  'a body that is no form': 'x',
  'no body': '',
  'a cut body': '------WebKitFormBoundary0123456789\r\ncontent-disposition: form-data; name="a"',
}

for (const [name, body] of Object.entries(malformed)) {
  test(`${name} is refused on every path`, async ({request}) => {
    const type = 'multipart/form-data; boundary=----WebKitFormBoundary0123456789'
    for (const path of paths) {
      const response = await request.post(path, {data: body, headers: {'content-type': type}})
      expect.soft(response.status(), path).toBeGreaterThanOrEqual(400)
      expect.soft(response.status(), path).toBeLessThan(500)
    }
  })
}

test('a missing page is whole behind TLS', async ({request}) => {
  for (const path of ['/fr/missing-behind-tls', '/zz/not-found-page']) {
    const response = await request.get(path, {headers: {'x-forwarded-proto': 'https'}})
    expect(response.status(), path).toBe(404)
  }
  const page = await (await request.get('/fr/missing-behind-tls')).text()
  expect(page).toContain(fr.notFound.title)
})
