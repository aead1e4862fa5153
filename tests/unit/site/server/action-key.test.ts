import {afterEach, expect, it, vi} from 'vitest'

import {actionKey} from '../../../../lib/server/action-key'

afterEach(() => {
  vi.unstubAllEnvs()
})

function keyWith(secret: string): string {
  vi.stubEnv('SANITY_REVALIDATE_SECRET', secret)
  return actionKey()
}

it('the ids of server actions depend on the secret of the installation, and on nothing else', () => {
  const key = keyWith('a secret of the installation')
  // Next.js takes keys of AES: 32 bytes as base64.
  expect(Buffer.from(key, 'base64')).toHaveLength(32)
  expect(keyWith('a secret of the installation')).toBe(key)
  expect(keyWith('another secret of an installation')).not.toBe(key)
})
