import {readFileSync} from 'node:fs'

import {expect, it} from 'vitest'

const text = readFileSync(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8')

it('nginx listens on IPv6 wherever it does on IPv4', () => {
  const listens = [...text.matchAll(/^\s*listen (.*);$/gm)].map(([, value = '']) => value)
  const onFour = listens.filter((value) => !value.startsWith('['))
  const onSix = listens.filter((value) => value.startsWith('[')).map((value) => value.slice(5))
  expect(onFour.length).toBeGreaterThan(0)
  expect(onSix).toEqual(onFour)
})
