import fs from 'node:fs'
import promises from 'node:fs/promises'
import {syncBuiltinESMExports} from 'node:module'

/** Loaded before the program: kills it at the step that KILL_AT names, as `rename 2` for the second call. */
const [name, count] = process.env['KILL_AT']?.split(' ') ?? []
let calls = 0

for (const functions of [fs, promises] as unknown as Record<
  string,
  (...args: unknown[]) => unknown
>[]) {
  const original = name && functions[name]
  if (!original) continue
  functions[name] = (...args) => {
    calls += 1
    if (calls === Number(count)) process.kill(process.pid, 'SIGKILL')
    return original(...args)
  }
}
syncBuiltinESMExports()
