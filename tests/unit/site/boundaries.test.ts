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

  it.each(facts)('code does not contain %s, which editors may change', (fact) => {
    expect(fact).toBeTruthy()
    const offenders = textsOf([...rooms, 'messages'])
      .filter(({source}) => source.toLowerCase().includes(fact.toLowerCase()))
      .map(({file}) => file)
    expectNone(offenders, `Read ${fact} from siteSettings`)
  })
})
