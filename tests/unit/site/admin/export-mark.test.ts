import {afterEach, expect, it, vi} from 'vitest'

import type {SessionClient} from '../../../../lib/admin/entries'
import {moveExportMark, readExportMark} from '../../../../lib/admin/export-mark'

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  [{waitlist_export_at: '2026-11-24'}, '2026-11-24'],
  [{waitlist_export_at: null}, null],
  [null, null],
])('of the profile %j the last export is %j', async (data, mark) => {
  const select = vi.fn<(column: string) => object>(() => ({maybeSingle: () => ({data})}))
  const from = vi.fn<(table: string) => object>(() => ({select}))
  expect(await readExportMark({from} as unknown as SessionClient)).toBe(mark)
  expect([from.mock.lastCall, select.mock.lastCall]).toEqual([['profiles'], ['waitlist_export_at']])
})

it.each([
  [0, 2],
  [1, 3],
  [1000, 3],
  [1001, 4],
])('an export that took %i milliseconds is of %i seconds ago', async (took, seconds) => {
  vi.spyOn(performance, 'now').mockReturnValue(90_000 + took)
  const rpc = vi.fn<(name: string, values: object) => void>()
  await moveExportMark({rpc} as unknown as SessionClient, 90_000)
  expect(rpc.mock.calls).toEqual([['note_export', {seconds}]])
})
