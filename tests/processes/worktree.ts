import {execFileSync, spawnSync} from 'node:child_process'
import {mkdtempSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {root, run} from './run.ts'

/** A worktree of the last commit, for tests that change files. */
export interface Worktree {
  folder: string
  /** Runs a script in it with Node.js; throws with its output when it fails. */
  run: (...command: string[]) => Promise<void>
  remove: () => void
}

const git = (...args: string[]) => execFileSync('git', args, {cwd: root, stdio: 'ignore'})

/** Hard links save a gigabyte; other file systems need a copy. */
function addPackages(folder: string): void {
  const packages = [join(root, 'node_modules/.'), join(folder, 'node_modules')]
  const isLinked = spawnSync('cp', ['-al', ...packages], {stdio: 'ignore'}).status === 0
  if (!isLinked) execFileSync('cp', ['-a', ...packages])
}

/** Adds a worktree of the last commit with the installed packages. */
export function addWorktree(folder = mkdtempSync(join(tmpdir(), 'worktree-'))): Worktree {
  git('worktree', 'add', '--detach', folder, 'HEAD')
  addPackages(folder)
  return {
    folder,
    run: async (...command) => {
      const {ended, output} = run([process.execPath, ...command], {cwd: folder})
      if ((await ended) !== 0) throw new Error(output())
    },
    remove: () => void git('worktree', 'remove', '--force', folder),
  }
}
