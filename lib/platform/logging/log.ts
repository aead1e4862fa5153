import pino from 'pino'

import {serverEnv} from '../env.ts'

// Not marked as server-only: the caches, which no bundler reads, log as well.

/** What went wrong goes to the stream of errors, which `npm start` shows, the rest to the other. */
const streams = pino.multistream(
  [
    {level: 'debug', stream: {write: (line: string) => void process.stdout.write(line)}},
    {level: 'error', stream: {write: (line: string) => void process.stderr.write(line)}},
  ],
  {dedupe: true},
)

/**
 * Writes one line of JSON for each thing that happened. Nothing that a visitor typed and no address of anybody goes into
 * it: each event has a function in this folder that says what it may hold.
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
