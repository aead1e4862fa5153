import fs from 'node:fs'
import {syncBuiltinESMExports} from 'node:module'

/** Loaded before the program: kills it where it would rename a file. */
Object.assign(fs, {renameSync: () => process.kill(process.pid, 'SIGKILL')})
syncBuiltinESMExports()
