import {expect, test} from '@playwright/test'

import {deadline} from '../machine-speed.ts'
import {run} from '../processes/run.ts'
import {addWorktree, type Worktree} from '../processes/worktree.ts'

let worktree: Worktree

test.beforeAll(() => {
  worktree = addWorktree()
})

test.afterAll(() => worktree?.remove())

async function succeed(...command: string[]): Promise<void> {
  const {ended, output} = run([process.execPath, ...command], {cwd: worktree.folder})
  expect(await ended, output()).toBe(0)
}

test('a new section and a new block work from the start', async () => {
  test.setTimeout(deadline(300_000))
  await succeed('local/commands/new.ts', 'section', 'pricing-table')
  await succeed('local/commands/new.ts', 'block', 'price-note')
  await succeed('local/commands/test.ts', 'types', 'lint', 'unused')
  await succeed('local/commands/test.ts', 'unit', 'blocks', 'schema-words', 'beginnings')
})

test('a name that is taken, or is none, is refused', async () => {
  for (const [kind, name, reason] of [
    ['section', 'hero', 'exists already'],
    ['section', 'Pricing', 'is not a name'],
    ['language', 'fr', 'exists already'],
    ['page', 'pricing', 'Usage: npm run new'],
  ] as const) {
    const command = [process.execPath, 'local/commands/new.ts', kind, name]
    const {ended, output} = run(command, {cwd: worktree.folder})
    expect(await ended).toBe(1)
    expect(output()).toContain(reason)
  }
})
