import {expect, test} from '@playwright/test'

import {deadline} from '../machine-speed.ts'
import {run} from '../processes/run.ts'
import {addWorktree, type Worktree} from '../processes/worktree.ts'

let worktree: Worktree

test.beforeAll(() => {
  worktree = addWorktree()
})

test.afterAll(() => worktree?.remove())

test('a scaffolded section and block work', async () => {
  test.setTimeout(deadline(300_000))
  await worktree.run('local/commands/new.ts', 'section', 'pricing-table')
  await worktree.run('local/commands/new.ts', 'block', 'price-note')
  await worktree.run('local/commands/test.ts', 'types', 'lint', 'unused')
  await worktree.run(
    'local/commands/test.ts',
    'unit',
    'blocks',
    'bilingual-schema',
    'initial-values',
  )
})

test('a scaffolded page exists in every language, and unit tests list what it lacks', async () => {
  test.setTimeout(deadline(300_000))
  await worktree.run('local/commands/new.ts', 'page', 'partners')
  const {ended, output} = run(
    [process.execPath, 'local/commands/test.ts', 'unit', 'content.test'],
    {
      cwd: worktree.folder,
    },
  )
  expect(await ended).toBe(1)
  expect(output()).toContain('page-partners-en')
  expect(output()).toContain('page-partners-fr')
})

test('an existing or invalid name is rejected', async () => {
  for (const [kind, name, reason] of [
    ['section', 'hero', 'exists already'],
    ['section', 'Pricing', 'is not a name'],
    ['language', 'fr', 'exists already'],
    ['page', 'about', 'exists already'],
    ['author', 'ada', 'Usage: npm run new'],
  ] as const) {
    const command = [process.execPath, 'local/commands/new.ts', kind, name]
    const {ended, output} = run(command, {cwd: worktree.folder})
    expect(await ended).toBe(1)
    expect(output()).toContain(reason)
  }
})
