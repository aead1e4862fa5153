import {randomInt} from 'node:crypto'

import {endProcesses} from '../starter/processes.ts'
import {untilStopped} from '../starter/session.ts'
import {rows, type Check} from '../testing/checks.ts'
import {broken, type Counts} from '../testing/test-reports.ts'

void untilStopped()
  .then(endProcesses)
  .finally(() => process.exit(130))

const nightlyOption = '--nightly'
const given = process.argv.slice(2)
const isNightly = given.includes(nightlyOption)

const checks = rows.flat()
const names = given.filter((name) => checks.some((check) => check.name === name))
// Arguments that are not names of checks filter the tests of the named checks.
const patterns = given.filter((name) => name !== nightlyOption && !names.includes(name))

function isWanted({name, nightly}: Check): boolean {
  return names.length === 0 ? isNightly || !nightly : names.includes(name)
}

const areRestricted =
  names.length > 0 && checks.filter(isWanted).every((check) => check.takesPatterns)
if (patterns.length > 0 && !areRestricted) {
  const known = checks.map(({name}) => name).join(', ')
  console.error(`No such check: ${patterns.join(', ')}. Available checks: ${known}.`)
  process.exit(1)
}

if (isNightly) {
  const seed = (process.env['NIGHTLY_SEED'] ||= String(randomInt(2 ** 31)))
  console.log(`Seed of this run: ${seed}. Repeat it with NIGHTLY_SEED=${seed} npm run test:nightly`)
}

/** Counts a check that cannot run as failed, so that the remaining checks still run. */
const fail = (error: unknown): Counts => {
  console.error(error)
  return broken(String(error))
}

/** Runs a check. Its output appears at once, or at the end if other checks run in parallel. */
async function report({name, run}: Check, isAlone: boolean): Promise<Counts> {
  const kept: Buffer[] = []
  const started = performance.now()
  if (isAlone) console.log(`\n▶ ${name}`)
  const onOutput = isAlone ? undefined : (chunk: Buffer) => kept.push(chunk)
  const counts = await run({onOutput, patterns}).catch(fail)
  if (!isAlone) process.stdout.write(`\n▶ ${name}\n${Buffer.concat(kept).toString()}`)
  const {passed, failed} = counts
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  )
  return counts
}

const total: Counts = {passed: 0, failed: 0, failures: [], unsteady: []}
for (const row of rows) {
  const chosen = row.filter(isWanted)
  const counts = await Promise.all(chosen.map((check) => report(check, chosen.length === 1)))
  for (const [index, {passed, failed, failures, unsteady}] of counts.entries()) {
    const name = chosen[index]?.name
    total.passed += passed
    total.failed += failed
    total.failures.push(...failures.map((failure) => `✗ ${name}: ${failure}`))
    total.unsteady.push(...unsteady.map((test) => `! ${name}: passed on the second try: ${test}`))
  }
}

// Repeat failures at the end, where a long log is read.
const named = [...total.unsteady, ...total.failures]
if (named.length > 0) console.log(`\n${named.join('\n')}`)

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
