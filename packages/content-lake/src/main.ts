#!/usr/bin/env node
import process from 'node:process'

/** The oldest version that has what the server needs. */
const NODE = 24

if (Number.parseInt(process.versions.node, 10) < NODE) {
  console.error(
    `The Content Lake needs Node.js ${NODE} or later; this is ${process.versions.node}.`,
  )
  process.exit(1)
}
await import('./command-line.ts')
