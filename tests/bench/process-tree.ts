import {execFileSync} from 'node:child_process'
import {readdirSync, readFileSync} from 'node:fs'

interface Entry {
  pid: number
  parent: number
  /** Time of the processor, of all its threads, in its ticks. */
  ticks: number
  /** Pages of memory that it holds, those that it shares with others included. */
  pages: number
}

const setting = (name: string) => Number(execFileSync('getconf', [name], {encoding: 'utf8'}))
const tickMilliseconds = 1000 / setting('CLK_TCK')
const pageBytes = setting('PAGESIZE')

/** A process as `proc(5)` describes it, or nothing when it has just ended. */
function readEntry(pid: string): Entry[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in parentheses, may hold anything; the fields after it are numbers.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const number = (index: number) => Number(fields[index])
    return [
      {pid: Number(pid), parent: number(1), ticks: number(11) + number(12), pages: number(21)},
    ]
  } catch {
    return []
  }
}

/** A process of this machine with all that it has started, and what these have started. */
function treeOf(root: number): Entry[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readEntry)
  const found = all.filter(({pid}) => pid === root)
  // The list grows while it is walked.
  for (const {pid} of found) found.push(...all.filter(({parent}) => parent === pid))
  return found
}

const totalOf = (entries: readonly Entry[], name: 'ticks' | 'pages') =>
  entries.reduce((total, entry) => total + entry[name], 0)

/** What a process and its children have used of the processor, in milliseconds. */
export function processorTime(root: number): number {
  return totalOf(treeOf(root), 'ticks') * tickMilliseconds
}

/** The memory of a process and its children, in bytes; what two share counts twice. */
export function memoryOf(root: number): number {
  return totalOf(treeOf(root), 'pages') * pageBytes
}
