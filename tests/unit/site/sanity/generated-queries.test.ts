import {expect, it} from 'vitest'

import {root, sourceFiles, sourceOf} from '../source-files.ts'

const definition = /^export const (\w+) = defineQuery\(/gm

const definitions = ['app', 'components', 'lib']
  .flatMap(sourceFiles)
  .filter((file) => /\.tsx?$/.test(file) && sourceOf(file).includes('= defineQuery('))
  .flatMap((file) =>
    [...sourceOf(file).matchAll(definition)].map(([, name = '']) => ({file, name})),
  )

/** The text as a key of the generated map of queries. */
const keyOf = (query: string) =>
  `    '${JSON.stringify(query)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}': `

it.each(definitions)('$name of $file has a generated type', async ({file, name}) => {
  const exported = (await import(`${root}${file}`)) as Record<string, string>
  const isGenerated = sourceOf('lib/sanity/types.generated.ts').includes(keyOf(exported[name]!))
  expect(isGenerated, `${name} changed since its type was generated: run \`npm run typegen\``).toBe(
    true,
  )
})

it('finds the queries', () => {
  expect(definitions.length).toBeGreaterThan(10)
})
