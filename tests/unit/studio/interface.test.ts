import {expect, test} from 'vitest'

import {studioMessages} from '../../../studio/interface'
import {expectNone} from '../expect-none'

const english = studioMessages.filter(({locale}) => locale === 'en-US')

test.each(english.map(({namespace}) => namespace))(
  'the messages of %s have the same keys and values in each language',
  (namespace) => {
    const [first, ...others] = studioMessages
      .filter((bundle) => bundle.namespace === namespace)
      .map(({resources}) => Object.entries(resources as Record<string, string>))
      .map((texts) => texts.map(([key, text]) => [key, text.match(/{{\w+}}/g)?.sort() ?? []]))
      .map((texts) => Object.fromEntries(texts) as object)
    for (const other of others) expect(other).toEqual(first)
  },
)

const french = studioMessages.filter(({locale}) => locale === 'fr-FR')

test('French messages follow French typography', () => {
  const faulty = /'|[^\u202f\u00a0][:;?!»%]|«[^\u00a0]/
  const texts = french.flatMap(({resources}) => Object.values(resources as Record<string, string>))
  expectNone(
    texts.filter((text) => faulty.test(text.replaceAll(/{{.*?}}|<.*?>|https?:/g, ''))),
    'Write ’ and the no-break spaces of French punctuation',
  )
})

test('French singular messages contain the count, which may be 0', () => {
  const singulars = french.flatMap(({resources}) =>
    Object.entries(resources as Record<string, string>).filter(([key]) => key.endsWith('_one')),
  )
  expect(singulars.length).toBeGreaterThan(10)
  expectNone(
    singulars.filter(([, text]) => /\b1\b/.test(text)),
    'Write {{count}} instead of 1',
  )
})
