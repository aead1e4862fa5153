import {expect, it} from 'vitest'

import {readSentence} from '../../../../components/scene/sentence/read-sentence'
import {announcement, oneLine} from '../../../../components/sections/hero/interactive-demo'
import {demoLabels} from '../../../../components/sections/hero/labels'

it.each([
  [
    'en',
    'hubspot',
    'Call Ada Byron at Acme about the $40k deal',
    /Acme; .*Ada Byron; .*\$40,000\. .*3/,
  ],
  [
    'fr',
    'salesforce',
    'Appeler Ada Byron chez Acme pour 40 k€',
    /Acme; .*Ada Byron; .*40\u202f000\u202f€; .*3/,
  ],
] as const)(
  'what was written is announced in %s to %s: %s',
  async (locale, crm, sentence, text) => {
    const reading = readSentence(sentence, ['Ada Byron'])
    expect(announcement(reading, crm, await demoLabels(locale), locale)).toMatch(text)
  },
)

it.each([
  ['One', 'One'],
  ['One\ntwo', 'One two'],
  ['One \r\n\n  two\n three ', 'One two three '],
  ['\n', ' '],
])('the lines of %j are one sentence', (pasted, sentence) => {
  expect(oneLine(pasted)).toBe(sentence)
})
