import {existsSync, readdirSync, readFileSync, readlinkSync} from 'node:fs'

/** Returns the milliseconds of processor time that a process has used, which the kernel counts in hundredths of a second. */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

/** Returns how many sockets a process has open. */
export function openSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`
  const isSocket = (name: string) => {
    try {
      return readlinkSync(`${folder}/${name}`).startsWith('socket:')
    } catch {
      // It was closed while the list was read.
      return false
    }
  }
  return readdirSync(folder).filter(isSocket).length
}

/** Returns the megabytes that a process has in memory; none once it has exited. */
export function megabytes(pid: number): number {
  const file = `/proc/${pid}/status`
  const status = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}
