import {randomInt} from 'node:crypto'

import {untilStopped} from '../starter/command.ts'
import {endProcesses} from '../starter/processes.ts'
import {type Check, groups} from '../testing/checks.ts'
import {secondsOfAll} from '../testing/processor-time.ts'
import {addCounts, type Counts, failedAsWhole, noCounts} from '../testing/test-reports.ts'

void untilStopped()
  .then(endProcesses)
  .finally(() => process.exit(130))

/** Minutes of processor time that all checks by day may cost together. */
const processorBudget = 12

const nightlyOption = '--nightly'
const given = process.argv.slice(2)
const isNightly = given.includes(nightlyOption)

const checks = groups.flat()
const names = given.filter((name) => checks.some((check) => check.name === name))
// Arguments that are not names of checks are parts of file names.
const patterns = given.filter((name) => name !== nightlyOption && !names.includes(name))

function isWanted({name, nightly}: Check): boolean {
  return names.length === 0 ? isNightly || !nightly : names.includes(name)
}

if (patterns.length > 0 && names.length === 0) {
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
  return failedAsWhole(String(error))
}

/** Runs a check. Its output appears at once, or at the end if other checks run in parallel. */
async function report({name, takesPatterns, run}: Check, isAlone: boolean): Promise<Counts> {
  const chunks: Buffer[] = []
  const started = performance.now()
  let processorTime = 0
  if (isAlone) console.log(`\n▶ ${name}`)
  const onOutput = isAlone ? undefined : (chunk: Buffer) => chunks.push(chunk)
  const onProcessorTime = (seconds: number) => (processorTime += seconds)
  const counts = await run({onOutput, onProcessorTime, patterns}).catch(fail)
  if (!isAlone) process.stdout.write(`\n▶ ${name}\n${Buffer.concat(chunks).toString()}`)
  if (patterns.length > 0 && !takesPatterns) console.log(`${name} cannot be restricted to files.`)
  const {passed, failed} = counts
  const seconds = (performance.now() - started) / 1000
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed ` +
      `(${seconds.toFixed(1)} s, processor ${processorTime.toFixed(1)} s)`,
  )
  return counts
}

/** Whether the patterns match anything. */
let isMatched = patterns.length === 0
let total = noCounts
/** The commands that repeat the checks with failures. */
const repeats: string[] = []
for (const group of groups) {
  const chosen = group.filter(isWanted)
  const counted = await Promise.all(chosen.map((check) => report(check, chosen.length === 1)))
  for (const [index, {name, takesPatterns}] of chosen.entries()) {
    const counts = counted[index] ?? noCounts
    total = addCounts(total, {
      ...counts,
      failures: counts.failures.map((failure) => `✗ ${name}: ${failure}`),
      flaky: counts.flaky.map((test) => `! ${name}: passed on the second try: ${test}`),
    })
    const files = counts.failedFiles.map((file) => ` ${file}`).join('')
    if (counts.failed > 0) repeats.push(`npm test ${name}${files ? ` --${files}` : ''}`)
    if (takesPatterns && counts.passed + counts.failed > 0) isMatched = true
  }
}
if (!isMatched) {
  total = addCounts(total, failedAsWhole(`✗ No test or file is named ${patterns.join(' or ')}.`))
}

// Repeat failures at the end, where a long log is read.
const repeated = [...total.flaky, ...total.failures]
if (repeated.length > 0) console.log(`\n${repeated.join('\n')}`)
if (repeats.length > 0) console.log(`\nTo repeat the failures:\n${repeats.join('\n')}`)

const isWhole = names.length === 0 && !isNightly
const budget = isWhole ? ` (budget ${processorBudget})` : ''
console.log(`\nProcessor time: ${(secondsOfAll() / 60).toFixed(1)} min${budget}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
