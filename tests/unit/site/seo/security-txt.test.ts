import {expect, it} from 'vitest'

import {locales} from '../../../../lib/i18n/locales'
import {securityTxt} from '../../../../lib/seo/security-txt'
import {publicEnv} from '../../../../lib/server/env'

it('security.txt has contact, languages and expiry', () => {
  const text = securityTxt({email: 'hello@site.example', now: new Date('2026-11-21T12:00:00Z')})
  expect(text).toBe(
    [
      'Contact: mailto:hello@site.example',
      'Expires: 2027-05-20T00:00:00.000Z',
      `Preferred-Languages: ${locales.join(', ')}`,
      `Canonical: ${publicEnv.siteUrl}/.well-known/security.txt`,
      '',
    ].join('\n'),
  )
})
