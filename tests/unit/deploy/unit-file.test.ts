import {readFileSync} from 'node:fs'

import {expect, it} from 'vitest'

const unit = readFileSync(new URL('../../../deploy/site@.service', import.meta.url), 'utf8')

it('the unit runs files of the standalone build, unprivileged', () => {
  expect(unit).toMatch(/^ExecStart=\S+\/node server\.js$/m)
  expect(unit).toMatch(/^User=(?!root)\w+$/m)
})

it('logs are kept as long as the privacy policy says', () => {
  const journal = readFileSync(
    new URL('../../../deploy/journald@site.conf', import.meta.url),
    'utf8',
  )
  const policy = readFileSync(
    new URL('../../../content/pages/privacy-policy.en.json', import.meta.url),
    'utf8',
  )
  expect(unit).toMatch(/^LogNamespace=site$/m)
  expect(journal).toMatch(/^MaxRetentionSec=30day$/m)
  expect(policy).toContain('Thirty days, page speeds included')
})
