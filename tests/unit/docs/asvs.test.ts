import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

import {expect, it} from 'vitest'

import {expectNone} from '../expect-none.ts'

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url))
const document = readFileSync(join(docs, 'asvs.md'), 'utf8')

const files = new Map(
  [...document.matchAll(/^\[(\w+)\]: (\S+)$/gm)].map(([, name = '', path = '']) => [name, path]),
)
const claims = document
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** The titles of a file's tests: what follows `test(` or a table of cases, and the last texts of pgTAP's assertions. */
function titlesIn(path: string): string {
  const code = readFileSync(join(docs, path), 'utf8')
  if (path.endsWith('.sql')) return code
  const titles = code.matchAll(/(?:\b(?:it|test)|\]\)|\))\(\s*(['"`])(.+?)\1,/g)
  return [...titles].map(([, , title]) => title).join('\n')
}

it('each claim of docs/asvs.md names a test, or who decides instead', () => {
  expect(claims.length).toBeGreaterThan(70)
  const wrong = claims.flatMap(([, number, , cell = '']) => {
    const named = [...cell.matchAll(/“([^”]+)” \[(\w+)\]/g)]
    if (named.length === 0) return /^[A-Z]/.test(cell) ? [] : [`${number}: ${cell}`]
    return named.flatMap(([, title = '', name = '']) => {
      const path = files.get(name)
      return path !== undefined && titlesIn(path).includes(title) ? [] : [`${title} [${name}]`]
    })
  })
  expectNone(wrong, 'No test has these titles of docs/asvs.md')
})

it('each file of docs/asvs.md is named by a claim', () => {
  const named = claims.map((cells) => cells[3]).join('\n')
  expectNone(
    [...files.keys()].filter((name) => !named.includes(`[${name}]`)),
    'No claim of docs/asvs.md names these files',
  )
})
