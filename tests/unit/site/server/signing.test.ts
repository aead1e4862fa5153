import {expect, it} from 'vitest'

import {readSignedValue, signValue} from '../../../../lib/server/signing'

const value = {email: 'zoë@visitor.example', list: [1, null]}
const signed = signValue('one', value)
const [payload, signature] = signed.split('.')

it('a signed value is read for its purpose', () => {
  expect(readSignedValue('one', signed)).toEqual(value)
  expect(readSignedValue('other', signed)).toBeNull()
})

it.each([
  undefined,
  '',
  '.',
  payload,
  `${payload}.`,
  `${payload}.${signature?.slice(1)}`,
  `.${signature}`,
  `${payload?.slice(4)}.${signature}`,
  `${Buffer.from('{}').toString('base64url')}.${signature}`,
])('the forged value %j is none', (text) => {
  expect(readSignedValue('one', text)).toBeNull()
})
