import {expect, it, vi} from 'vitest'

import {refuseAttempt, tooManyAttempts, unreachable} from '../../../../lib/admin/attempts'

const rpc = vi.fn<() => Promise<{data: unknown; error: object | null}>>()
vi.mock('../../../../lib/server/supabase/clients', () => ({
  createPublicClient: () => ({rpc}),
}))
vi.mock('../../../../lib/leads/visitor-headers', () => ({visitorHeaders: () => ({})}))

it.each([
  [true, null, null],
  [false, null, tooManyAttempts],
  [true, {code: '57014'}, unreachable],
  [null, null, unreachable],
  ['true', null, unreachable],
  [{}, null, unreachable],
])(
  'after the answer %j with the error %j, the attempt is refused: %s',
  async (data, error, reason) => {
    rpc.mockResolvedValue({data, error})
    expect(await refuseAttempt('ann@site.example', null)).toBe(reason)
  },
)
