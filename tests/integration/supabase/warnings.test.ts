import {once} from 'node:events'

import {expect, it} from 'vitest'

import '../../../local/supabase/start.ts'

it('a warning passed as an Error is logged and does not end the process', async () => {
  const emitted = once(process, 'warning')
  process.emitWarning(new Error('Too many listeners'))
  const [warning] = (await emitted) as [Error]
  expect(warning.message).toContain('Too many listeners')
})
