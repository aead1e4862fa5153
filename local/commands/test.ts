import {endProcesses} from '../starter/processes.ts'
import {untilStopped} from '../starter/session.ts'
import {checks} from '../testing/checks.ts'

void untilStopped()
  .then(endProcesses)
  .finally(() => process.exit(130))

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name))
if (unknown.length > 0) {
  console.error(
    `No such check: ${unknown.join(', ')}. There are: ${checks.map(({name}) => name).join(', ')}.`,
  )
  process.exit(1)
}

const chosen = checks.filter(({name, onDemand}) =>
  wanted.length === 0 ? !onDemand : wanted.includes(name),
)
const total = {passed: 0, failed: 0}
for (const {name, run} of chosen) {
  console.log(`\n▶ ${name}`)
  const started = performance.now()
  const {passed, failed} = await run()
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  )
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
