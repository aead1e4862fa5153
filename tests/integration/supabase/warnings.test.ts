import {once} from 'node:events'

import {expect, it} from 'vitest'

import '../../../local/supabase/start.ts'

it('a warning that Node.js passes as an error is logged as a warning, and ends nothing', async () => {
  const heard = once(process, 'warning')
  process.emitWarning(new Error('Too many listeners'))
  const [warning] = (await heard) as [Error]
  expect(warning.message).toContain('Too many listeners')
})
