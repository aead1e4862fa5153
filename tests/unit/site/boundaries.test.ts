import {join} from 'node:path/posix'

import {describe, expect, it} from 'vitest'

import {sourceFiles, sourceOf} from './source-files.ts'

const rooms = ['app', 'components', 'lib', 'schemas', 'studio']
const entrances = ['next.config.ts', 'proxy.ts', 'sanity.config.ts', 'sanity.cli.ts']

const isText = (file: string) => /\.(ts|tsx|mjs|js|json|css|svg|md)$/.test(file)

const textsOf = (paths: string[]) =>
  paths
    .flatMap(sourceFiles)
    .filter(isText)
    .map((file) => ({file, source: sourceOf(file)}))

/** Returns a file's imports; the site's own as paths from the root. */
function importsOf(file: string, source: string): string[] {
  const specifiers = source.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"`]([^'"`]+)['"`]/g)
  return [...specifiers].map(([, specifier = '']) => {
    if (specifier.startsWith('@/')) return specifier.slice(2)
    return specifier.startsWith('.') ? join(file, '..', specifier) : specifier
  })
}

describe('the site', () => {
  const sources = textsOf([...rooms, ...entrances])

  it('imports nothing from local/, which only stands in for hosted services', () => {
    const offenders = sources
      .filter(({file, source}) => importsOf(file, source).some((path) => /^local(\/|$)/.test(path)))
      .map(({file}) => file)
    expect(offenders).toEqual([])
  })

  it('imports files of its own, so that the test above has something to read', () => {
    const imports = sources.flatMap(({file, source}) => importsOf(file, source))
    expect(imports.filter((path) => path.startsWith('lib/')).length).toBeGreaterThan(50)
  })
})

describe('the code', () => {
  const settings = JSON.parse(sourceOf('content/settings/site-settings.json')) as Record<
    'name' | 'company' | 'contactEmail' | 'privacyEmail' | 'appUrl' | 'socialUrl',
    string
  >
  const facts = [
    settings.name,
    settings.company,
    settings.contactEmail,
    settings.privacyEmail,
    settings.appUrl,
    settings.socialUrl,
  ]

  it.each(facts)('does not spell %s, which an editor may change', (fact) => {
    expect(fact).toBeTruthy()
    const offenders = textsOf([...rooms, 'messages'])
      .filter(({source}) => source.toLowerCase().includes(fact.toLowerCase()))
      .map(({file}) => file)
    expect(offenders).toEqual([])
  })
})
