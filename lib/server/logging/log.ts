import pino from 'pino'

import {serverEnv} from '../env.ts'

// Not `server-only`: cache handlers log too, and they are not bundled.

/** Errors go to stderr, which `npm start` shows; the rest to stdout. */
const streams = pino.multistream(
  [
    {level: 'debug', stream: {write: (line: string) => void process.stdout.write(line)}},
    {level: 'error', stream: {write: (line: string) => void process.stderr.write(line)}},
  ],
  {dedupe: true},
)

/**
 * JSON logger. Never holds user input or visitors' addresses: each event has a function in this
 * folder that defines its fields.
 */
export const log = pino(
  {
    base: null,
    level: serverEnv().logLevel,
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {level: (level) => ({level})},
  },
  streams,
)
