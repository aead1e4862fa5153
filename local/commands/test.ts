import {endProcesses} from '../starter/processes.ts'
import {untilStopped} from '../starter/session.ts'
import {rows, type Check} from '../testing/checks.ts'
import type {Counts} from '../testing/test-reports.ts'

void untilStopped()
  .then(endProcesses)
  .finally(() => process.exit(130))

const wanted = process.argv.slice(2)
const names = rows.flat().map(({name}) => name)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  process.exit(1)
}

const isWanted = ({name, onDemand}: Check) =>
  wanted.length === 0 ? !onDemand : wanted.includes(name)

/** Prints a check's output at once, or at its end if others run beside it. */
async function report({name, run}: Check, isAlone: boolean): Promise<Counts> {
  const kept: Buffer[] = []
  const started = performance.now()
  if (isAlone) console.log(`\n▶ ${name}`)
  const counts = await run(isAlone ? undefined : (chunk) => kept.push(chunk))
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
    total.unsteady.push(...unsteady.map((test) => `! ${name}: passed the second time: ${test}`))
  }
}

// Repeat failures at the end, where a long log is read.
const named = [...total.unsteady, ...total.failures]
if (named.length > 0) console.log(`\n${named.join('\n')}`)

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
