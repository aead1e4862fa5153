import {describe, expect, it} from 'vitest'

import {
  framePolicy,
  plainPolicy,
  requestPolicy,
} from '../../../../../lib/platform/security/policies'

const policies = {
  'of a static page': framePolicy('nobody'),
  'of a page rendered for one request': requestPolicy('nobody', []),
  'of a preview': requestPolicy('studio', []),
  'of a plain error page': plainPolicy('nobody'),
}

describe.each(Object.entries(policies))('the policy %s', (_, policy) => {
  it.each(["base-uri 'none'", "form-action 'self'", "object-src 'none'"])(
    'the policy contains %s',
    (directive) => {
      expect(policy.split('; ')).toContain(directive)
    },
  )
})
