import {expect, it} from 'vitest'

import {variableNames} from '../../../../lib/server/env'
import {sourceFiles, sourceOf} from '../source-files.ts'

/** Variables that npm, a hosting platform or the starter sets, never users. */
const internal = [
  'CONTENT_LAKE_WEBHOOK_REPLAY_FROM',
  'NEXT_PHASE',
  'NODE_ENV',
  'STARTER_PID',
  'VERCEL',
]

const readers = [
  'next.config.ts',
  'lib',
  'local/starter',
  'local/sanity/main.ts',
  'local/supabase/main.ts',
]

/** Ways of reading a variable: by name, by passing its name to a function, or by destructuring. */
const patterns = [
  /\benv\.([A-Z][A-Z0-9_]*)\b/g,
  /\benv\['([A-Z][A-Z0-9_]*)'\]/g,
  /\b\w+\(env, '([A-Z][A-Z0-9_]*)'/g,
  /\b\w+\('([A-Z][A-Z0-9_]*)', env\)/g,
]

function namesIn(source: string): string[] {
  const named = patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name]) => name))
  const destructured = [...source.matchAll(/\{([^{}]*)\} = (?:process\.)?env\b/g)].flatMap(
    ([, names = '']) => [...names.matchAll(/\b[A-Z][A-Z0-9_]*\b/g)].map(([name]) => name),
  )
  return [...named, ...destructured].filter((name) => name !== undefined)
}

const read = new Set([
  ...variableNames,
  ...readers.flatMap(sourceFiles).map(sourceOf).flatMap(namesIn),
])
const documented = [...sourceOf('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(
  ([, name = '']) => name,
)

it('.env.example documents every variable that the code reads, and no other', () => {
  const known = [...read].filter((name) => !internal.includes(name))
  expect(documented.sort()).toEqual(known.sort())
})

it('.env.example sets nothing by itself, so that a copy of it changes nothing', () => {
  expect(sourceOf('.env.example')).not.toMatch(/^[^#\s]/m)
})

it('every internal variable is read somewhere', () => {
  expect([...read]).toEqual(expect.arrayContaining(internal))
})
