import {globSync, readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

import {it} from 'vitest'

import {expectNone} from '../expect-none.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const files = [
  '*.{md,ts,mjs}',
  '{app,components,deploy,docs,lib,local,packages,schemas,studio,supabase,tests}/**/*.{css,md,mjs,sql,ts,tsx}',
]

const exclude = ['**/node_modules', '**/dist', '**/*.fr.md', '**/*.generated.ts', '**/spelling.*']

/** British spellings that are not French words, because schemas contain both languages. */
const british =
  /(?:behavi|col|fav|flav|hon|neighb)our|licence|defence|fulfil(?!l)|grey|judgement|labell(?:ed(?!by)|ing)|(?:cancel|model|travel)l(?:ed|ing)|analys(?:ed|ing)|(?:author|custom|final|initial|normal|optim|organ|priorit|recogn|serial|synchron)is(?:ed|ing)/gi

it('code, comments and documents are spelled as in the United States', () => {
  const found = globSync(files, {cwd: root, exclude}).flatMap((file) => {
    const lines = readFileSync(root + file, 'utf8').split('\n')
    return lines.flatMap((line, index) =>
      [...line.matchAll(british)].map(([word]) => `${file}:${index + 1}: ${word}`),
    )
  })
  expectNone(found, 'Write American English')
})
