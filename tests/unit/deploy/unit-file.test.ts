import {readFileSync} from 'node:fs'

import {expect, it} from 'vitest'

const unit = readFileSync(new URL('../../../deploy/site@.service', import.meta.url), 'utf8')

it('the unit runs what a build that runs by itself holds, as nobody in particular', () => {
  expect(unit).toMatch(/^ExecStart=\S+\/node server\.js$/m)
  expect(unit).toMatch(/^User=(?!root)\w+$/m)
})
