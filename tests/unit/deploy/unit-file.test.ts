import {readFileSync} from 'node:fs'

import {expect, it} from 'vitest'

const unit = readFileSync(new URL('../../../deploy/site@.service', import.meta.url), 'utf8')

it('the unit runs files of the standalone build, unprivileged', () => {
  expect(unit).toMatch(/^ExecStart=\S+\/node server\.js$/m)
  expect(unit).toMatch(/^User=(?!root)\w+$/m)
})
