import {expect, it} from 'vitest'

import {textsFragment} from '../../../../lib/search/search.groq'
import {ask, type Fields, objectsIn} from '../../content/dataset'
import {generated} from '../../content/generated'
import {expectNone} from '../../expect-none.ts'

/** Fields that are not searched: addresses, options, dates, link labels, credits and sharing texts. */
const notSearched =
  /\.(path|language|slug|untranslatedSlugs|seo|url|link|links|profile|marks|markDefs|style|asOf|updatedAt|publishedAt|canonicalPath|kind|icon|form|portrait|picture|consent|acceptLabel|declineLabel|footnote|recordTitle|fields|time|credit|date|until|headingAfter|textAfter|after)\b/

/** Each text of a document, and its field with the type that has it. */
const textsOf = (document: Fields) =>
  objectsIn(document).flatMap(({path, object}) =>
    Object.entries(object).flatMap(([name, value]) =>
      [value].flat().flatMap((one): [text: string, at: string][] => {
        const [text] = (typeof one === 'string' && /^Words \d+ /.exec(one)) || []
        return text ? [[text, `${path}<${String(object['_type'])}>.${name}`]] : []
      }),
    ),
  )

it.each(['page', 'article'])('every text field of a %s is searchable', async (name) => {
  const document = generated('full', 'en').find(({_type}) => _type === name)!
  const texts = textsOf(document)
  expect(texts.length).toBeGreaterThan(30)
  const found = JSON.stringify(await ask(`*[0]{${textsFragment}}`, {}, [document]))
  const missing = texts
    // The title and summary are matched separately.
    .filter(([, at]) => !notSearched.test(at) && !/^<\w+>\.(?:title|summary)$/.test(at))
    .filter(([text]) => !found.includes(text))
  expectNone(
    missing.map(([, at]) => at),
    'These fields are not searchable: add them to lib/search/search.groq.ts, or to `notSearched` in this test',
  )
})
