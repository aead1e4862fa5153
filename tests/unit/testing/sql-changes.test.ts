import {expect, it} from 'vitest'

import {changesOf} from '../../mutations/sql-changes.ts'

const made = (sql: string) => changesOf(sql).map(({from, to}) => `${from} → ${to}`)

it.each([
  [
    'constraint a_length check (char_length(a) between 1 and 100)',
    ['(char_length(a) between 1 and 100) → (true)', '1 → 2', '1 → 0', '100 → 101', '100 → 99'],
  ],
  ["check (a in ('x', 'y'))", ["(a in ('x', 'y')) → (true)", "'x', → ", "'y' → '–'"]],
  [
    "default interval '24 months'",
    ["'24 months' → '25 months'", "'24 months' → '23 months'", "'24 months' → '24 weeks'"],
  ],
  [
    'grant execute on function private.a(text, jsonb), public.b() to authenticated;',
    [
      'private.a(text, jsonb), → ',
      'grant execute on function private.a(text, jsonb), public.b() to authenticated; → ',
      'to authenticated → to authenticated, anon',
      'to authenticated → to service_role',
    ],
  ],
  [
    'grant select on table public.a to service_role;',
    [
      'grant select on table public.a to service_role; → ',
      'select → select, insert, update, delete',
    ],
  ],
  [
    'alter table public.a enable row level security;',
    ['alter table public.a enable row level security; → '],
  ],
  ['where a <= b and c > d', ['<= → <', '> → >=', 'and → or']],
  ['perform private.require_reviewer();', ['perform private.require_reviewer(); → ']],
  ['order by 3 desc, 1, 2', ['3 → 4', '3 → 2']],
  ["-- A limit of 3, and more.\ncomment on table public.a is 'Kept for 30 days.';", []],
])('the changes of %j', (sql, changes) => {
  expect(made(sql)).toEqual(changes)
})

it('a change is made where it stands', () => {
  const [change] = changesOf('select 1;\nselect 2 -- 3')
  expect(change).toEqual({line: 1, from: '1', to: '2', text: 'select 2;\nselect 2 -- 3'})
  expect(changesOf('select 1;\nselect 2').at(-1)).toMatchObject({
    line: 2,
    text: 'select 1;\nselect 1',
  })
})
