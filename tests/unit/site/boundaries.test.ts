import {describe, expect, it} from 'vitest'

import {expectNone} from '../expect-none.ts'
import {sourceFiles, sourceOf} from './source-files.ts'

const rooms = ['app', 'components', 'lib', 'schemas', 'studio']

const isText = (file: string) => /\.(ts|tsx|mjs|js|json|css|svg|md)$/.test(file)

const textsOf = (paths: string[]) =>
  paths
    .flatMap(sourceFiles)
    .filter(isText)
    .map((file) => ({file, source: sourceOf(file)}))

describe('values with one source', () => {
  const code = textsOf([...rooms, 'proxy.ts']).filter(
    ({file}) => /\.tsx?$/.test(file) && !file.includes('.generated.'),
  )
  const filesWith = (pattern: RegExp, sources: string[] = []) =>
    code
      .filter(({file, source}) => !sources.includes(file) && pattern.test(source))
      .map(({file}) => file)

  it('every color is defined in the palette', () => {
    const colors = /#[\da-f]{6}\b|\b(?:rgb|hsl|oklch)a?\(\s*\d/i
    expectNone(filesWith(colors, ['components/ui/palette.ts']), 'add the color to the palette')
  })

  it('languages are listed in lib/i18n alone', () => {
    const lists = /'(?:en|fr)' \| '(?:en|fr)'|\['(?:en|fr)', '(?:en|fr)'/
    expectNone(filesWith(lists), 'use `locales` and `Locale` of lib/i18n/locales.ts')
  })

  it('paths of the admin area and of the Studio are defined in lib/urls/paths.ts', () => {
    // Endpoints and the proxy's matcher need literals: tests compare them with the folders of app/.
    const literal = ['lib/urls/paths.ts', 'lib/urls/endpoints.ts', 'proxy.ts']
    const path = /(?<!Props<|Context<|source: )['"`]\/(?:admin|studio)[/'"`](?!thumbnails)/
    expectNone(filesWith(path, literal), 'use the path of lib/urls/paths.ts')
  })
})

describe('the code', () => {
  const settings = Object.assign(
    {},
    ...['site-settings', 'navigation', 'calls-to-action'].map((name) =>
      JSON.parse(sourceOf(`content/settings/${name}.json`)),
    ),
  ) as Record<string, string>
  const named = ['name', 'company', 'contactEmail', 'privacyEmail', 'appUrl', 'socialUrl']
  const facts = named.map((name) => settings[name] ?? '')

  it.each(facts)('code does not contain %s, which editors may change', (fact) => {
    expect(fact).toBeTruthy()
    const offenders = textsOf([...rooms, 'messages'])
      .filter(({source}) => source.toLowerCase().includes(fact.toLowerCase()))
      .map(({file}) => file)
    expectNone(offenders, `Read ${fact} from the settings`)
  })
})
