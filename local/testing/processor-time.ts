import {readFileSync} from 'node:fs'

/** Clock ticks per second in /proc, on every architecture. */
const ticksPerSecond = 100

/** Processor seconds of ended children and their descendants, see proc(5). Zero where there is no /proc. */
function secondsOfChildren(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // The process name, in parentheses, may contain anything; the fields after it are numbers.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
  } catch {
    return 0
  }
}

let known = secondsOfChildren()

/**
 * Processor seconds, user and system, of a child process that has just ended and of all its descendants. Those that
 * outlived their parents are not counted.
 */
export function secondsOfEndedChild(): number {
  const before = known
  known = secondsOfChildren()
  return known - before
}

/** Processor seconds of this process, its ended children and their descendants. */
export function secondsOfAll(): number {
  const {user, system} = process.cpuUsage()
  return secondsOfChildren() + (user + system) / 1_000_000
}
