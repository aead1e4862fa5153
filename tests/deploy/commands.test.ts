import {execFileSync} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {expect, it} from 'vitest'

import {deadline} from '../machine-speed.ts'
import {run} from '../processes/run.ts'
import {addWorktree} from '../processes/worktree.ts'
import {markedCommands} from './commands.ts'

it('only what needs an account of Sanity or Supabase is marked as run elsewhere', () => {
  const marked = markedCommands()
  expect(marked).toHaveLength(5)
  for (const commands of marked) expect(commands).toMatch(/\b(?:login|init|linked|psql)\b/)
})

it(
  'the commands for hosted Sanity and one Linux machine work as they are written, and every page is served',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
    const worktree = addWorktree(join(folder, 'repository'))
    // The shell is the namespace's first process: it collects those that others leave behind.
    const unshare = 'unshare --mount --net --pid --fork --mount-proc -- bash -c'.split(' ')
    const namespace = [...unshare, '"$@"; exit $?', 'bash']
    const node = [process.execPath, '--conditions=embedded-content-lake/source']
    const npmCache = execFileSync('npm', ['config', 'get', 'cache'], {encoding: 'utf8'}).trim()
    const machine = run([...namespace, ...node, 'tests/deploy/machine.ts', folder, npmCache])
    const code = await machine.ended
    worktree.remove()
    rmSync(folder, {recursive: true, force: true})
    expect(code === 0 ? '' : machine.output().slice(-8000)).toBe('')
  },
  deadline(900_000),
)
