import {expect, it} from 'vitest'

import {mailtoHref, type Email} from '../../../../lib/admin/mailto'

it.each<[string, Email | undefined, string]>([
  ['a@b.example', undefined, 'mailto:a@b.example'],
  ['a+b@c@d.example', undefined, 'mailto:a%2Bb@c%40d.example'],
  [
    'a@b.example',
    {subject: ' One\r\n two ', body: 'a\rb\nc\r\nd'},
    'mailto:a@b.example?subject=One%20two&body=a%0D%0Ab%0D%0Ac%0D%0Ad',
  ],
])('the address %s with %j is %s', (address, email, href) => {
  expect(mailtoHref(address, email)).toBe(href)
})
