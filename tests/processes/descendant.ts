import {readdirSync, readFileSync} from 'node:fs'

/** A process; its start time distinguishes it from a later one with the same id. */
export interface Process {
  pid: number
  parent: number
  startedAt: string
  command: string
}

/** Returns a process, unless it has exited. */
export function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain anything, so the fields are counted from its end.
    const [state, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z') return null
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return {pid, parent: Number(parent), startedAt: rest[17] ?? '', command}
  } catch {
    return null
  }
}

/** Returns a process and its descendants. */
export function processTree(pid: number): Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? [])
  const tree = all.filter((process) => process.pid === pid)
  // The array grows during iteration.
  for (const {pid: above} of tree) tree.push(...all.filter(({parent}) => parent === above))
  return tree
}

/** Returns the id of a descendant process whose command line contains a text; throws when there is none. */
export function descendant(ancestor: number, command: string): number {
  const found = processTree(ancestor).find((process) => process.command.includes(command))
  if (!found) throw new Error(`No process is running ${command}.`)
  return found.pid
}
