import {readdirSync, readFileSync} from 'node:fs'

function parentOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** Returns the id of a descendant process whose command line contains a text; throws when there is none. */
export function descendant(ancestor: number, command: string): number {
  const isOurs = (pid: number): boolean => pid > 1 && (pid === ancestor || isOurs(parentOf(pid)))
  for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(command) && isOurs(pid)) return pid
    } catch {
      // The process exited while the list was read.
    }
  }
  throw new Error(`No process is running ${command}.`)
}
