import {randomBytes} from 'node:crypto'
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import type {Person} from '../contract.ts'

/** Reads each role's token from `<dataDir>/tokens.json`, which only its owner may read; creates missing ones. */
export function readTokens(dataDir: string, people: readonly Person[]): Record<string, string> {
  const path = join(dataDir, 'tokens.json')
  const stored = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>)
    : {}
  const made = people
    .filter(({role}) => !stored[role])
    .map(({role}) => [role, randomBytes(24).toString('base64url')])
  const tokens = {...stored, ...(Object.fromEntries(made) as Record<string, string>)}
  if (made.length > 0) {
    mkdirSync(dataDir, {recursive: true})
    writeFileSync(path, `${JSON.stringify(tokens, null, 2)}\n`, {mode: 0o600})
  }
  return tokens
}
