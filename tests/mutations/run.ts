import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import {run} from '../processes/run.ts'
import {addWorktree} from '../processes/worktree.ts'
import {type Mutation, mutations} from './mutations.ts'

/* Injects mistakes one by one in a worktree of the last commit and runs the tests that must catch each. `npm test
   mutations -- sitemap` runs those with the word in their name or file. */

/** More missed mistakes mean that the tests in general are weak, not just one of them. */
const mostMissed = 2

const words = process.argv.slice(2)
const isChosen = ({name, file, check}: Mutation) =>
  words.length === 0 || words.some((word) => `${check} ${file} ${name}`.includes(word))
const chosen = mutations.filter(isChosen)

const worktree = addWorktree()
process.once('exit', worktree.remove)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

type Tests = Pick<Mutation, 'check' | 'tests' | 'nightly'>

/** Milliseconds, after which a mistake that makes a test endless counts as found. */
const timeout = 600_000

/** Returns the first failure of the check, or null when it passes. */
async function firstFailure({check, tests, nightly}: Tests): Promise<string | null> {
  const command = [process.execPath, 'local/commands/test.ts', check, ...tests]
  // Without a seed, series are short and the seeds fixed.
  const env = {NIGHTLY_SEED: nightly ? '1' : undefined}
  const {ended, output, end} = run(command, {cwd: worktree.folder, env})
  const timer = setTimeout(() => void end(), timeout)
  const code = await ended
  clearTimeout(timer)
  if (code === 0) return null
  const [failure] = /^✗ [\w-]+: (?!\d+ passed).*$/m.exec(output()) ?? []
  return failure ?? output()
}

/** A test that fails without a mistake proves nothing. */
async function assertPassing(): Promise<void> {
  const checks = [...new Set(chosen.map(({check}) => check))]
  for (const check of checks) {
    const own = chosen.filter((mutation) => mutation.check === check)
    const tests = [...new Set(own.flatMap((mutation) => mutation.tests))]
    const failure = await firstFailure({
      check,
      tests,
      nightly: own.some((mutation) => mutation.nightly),
    })
    if (failure !== null) throw new Error(`The tests fail even without a mistake:\n${failure}`)
  }
}

async function plant({file, from, to, ...tests}: Mutation): Promise<string | null> {
  const path = join(worktree.folder, file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    source.replace(from, () => to),
  )
  try {
    return await firstFailure(tests)
  } finally {
    writeFileSync(path, source)
  }
}

await assertPassing()

const missed: string[] = []
for (const mutation of chosen) {
  const finding = await plant(mutation)
  console.log(`${mutation.name}\n  ${finding ?? '✗ not found'}`)
  if (finding === null) missed.push(mutation.name)
}
console.log(`\n${chosen.length - missed.length} of ${chosen.length} mistakes were found.`)
process.exit(missed.length > mostMissed ? 1 : 0)
