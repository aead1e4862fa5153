import {startTestBalancer} from '../scale/balancer/balancer.ts'
import {rules} from '../scale/balancer/rules.ts'
import {deployed} from '../scale/nginx.ts'
import {nginxChangesOf} from './nginx-changes.ts'

/* Changes each directive of deploy/nginx.conf in turn, and asks nginx for each rule until one is broken.
   `npm test nginx-mutations -- proxy_cache` changes the directives with the word in them. */

const words = process.argv.slice(2)
const queue = [...rules]

/** The first rule that nginx breaks with a configuration, or its refusal of it; null when it keeps all. */
async function firstFailure(configuration: string): Promise<string | null> {
  const balancer = await startTestBalancer(configuration).catch(String)
  if (typeof balancer === 'string') return balancer
  try {
    for (const [index, {name, check}] of queue.entries()) {
      const error = await check(balancer).then(
        () => null,
        (reason: unknown) => `${name}: ${String(reason)}`,
      )
      if (error === null) continue
      // What found one change probably finds the next.
      queue.unshift(...queue.splice(index, 1))
      return error
    }
    return null
  } finally {
    await balancer.stop()
  }
}

const failure = await firstFailure(deployed)
if (failure !== null) throw new Error(`nginx breaks a rule even without a change: ${failure}`)

const changes = nginxChangesOf(deployed).filter(
  ({from}) => words.length === 0 || words.some((word) => from.includes(word)),
)
let missed = 0
for (const {line, from, to, text} of changes) {
  if ((await firstFailure(text)) !== null) continue
  missed += 1
  console.log(`✗ nginx.conf:${line} ${from} → ${to || 'removed'}`)
}
console.log(`\n${changes.length - missed} of ${changes.length} changes were noticed.`)
process.exit(missed > 0 ? 1 : 0)
