import {readFileSync} from 'node:fs'

import {expect, it} from 'vitest'

import {preferenceName, previewCookie, redirectName} from '../../../lib/urls/request-names'

const text = readFileSync(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8')

// What nginx does with its directives is tested at night, by tests/scale/balancer.
it('nginx knows the cookies that change an answer', () => {
  const names = [...text.matchAll(/[$]cookie_(\w+)/g)].map(([, name]) => name)
  expect(names).toEqual([preferenceName, redirectName, previewCookie])
})
