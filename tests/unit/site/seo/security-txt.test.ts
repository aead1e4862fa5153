import {afterAll, beforeAll, expect, it, vi} from 'vitest'

let securityTxt: (typeof import('../../../../lib/seo/security-txt'))['securityTxt']

beforeAll(async () => {
  vi.stubEnv('NEXT_PUBLIC_SITE_URL', 'https://www.example.com')
  vi.resetModules()
  ;({securityTxt} = await import('../../../../lib/seo/security-txt'))
})

afterAll(() => {
  vi.unstubAllEnvs()
})

it('says where to report a weakness, in which languages, and until when that holds', () => {
  const text = securityTxt({email: 'hello@site.example', now: new Date('2026-11-21T12:00:00Z')})
  expect(text).toBe(
    [
      'Contact: mailto:hello@site.example',
      'Expires: 2027-05-20T12:00:00.000Z',
      'Preferred-Languages: en, fr',
      'Canonical: https://www.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})
