import {execFileSync} from 'node:child_process'
import {readdirSync, readFileSync} from 'node:fs'

interface Entry {
  pid: number
  parent: number
  /** CPU time of all threads, in clock ticks. */
  ticks: number
  /** Resident memory in pages, shared ones included. */
  pages: number
}

const setting = (name: string) => Number(execFileSync('getconf', [name], {encoding: 'utf8'}))
const tickMilliseconds = 1000 / setting('CLK_TCK')
const pageBytes = setting('PAGESIZE')

/** Reads a process's stat file, see `proc(5)`; returns nothing when the process has just exited. */
function readEntry(pid: string): Entry[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The process name, in parentheses, may contain anything; the fields after it are numbers.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const number = (index: number) => Number(fields[index])
    return [
      {pid: Number(pid), parent: number(1), ticks: number(11) + number(12), pages: number(21)},
    ]
  } catch {
    return []
  }
}

/** Returns a process and all its descendants. */
function treeOf(root: number): Entry[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readEntry)
  const found = all.filter(({pid}) => pid === root)
  // The array grows during iteration.
  for (const {pid} of found) found.push(...all.filter(({parent}) => parent === pid))
  return found
}

const totalOf = (entries: readonly Entry[], name: 'ticks' | 'pages') =>
  entries.reduce((total, entry) => total + entry[name], 0)

/** Returns the CPU time of a process and its descendants, in milliseconds. */
export function processorTime(root: number): number {
  return totalOf(treeOf(root), 'ticks') * tickMilliseconds
}

/** Returns the memory of a process and its descendants, in bytes; shared memory is counted repeatedly. */
export function memoryOf(root: number): number {
  return totalOf(treeOf(root), 'pages') * pageBytes
}
